import { BULK_ROW } from '../../../core/states';
import type { Supplier } from '../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { requestHash } from '../../../platform/ledger/request-hash';
import type { LedgerService } from '../../../platform/ledger/service';
import { prepareBills } from '../../orders/server/bill/prepare';
import { boughtBy } from '../../orders/server/transaction/bought';
import { buy, type Order } from '../../orders/server/transaction/buy';
import { buyMany } from '../../orders/server/transaction/buy-many';
import type { Prepared } from '../../orders/server/transaction/prepare';
import { prepareOrders, type Validated } from '../../orders/server/transaction/prepare-many';
import type { SellingPriceService } from '../../selling-prices/server/service';
import type { RowEnd, RowUnderWay, RunningBatch } from './placing-store';

export interface BuyingDeps {
  database: Database;
  supplier: Pick<Supplier, 'quote'>;
  ledger: LedgerService;
  sellingPrice: Pick<SellingPriceService, 'pricerOfOrders'>;
}

/** Rows wait because the supplier is unreachable. */
export const AWAY = 'SUPPLIER_AWAY';

/** Refusals that apply to all other rows, too. */
const PAUSES_ALL: readonly string[] = ['INSUFFICIENT_BALANCE', 'FORBIDDEN'];

const MASSAL = 4;
/** Milliseconds for supplier calls about one group of rows. */
const PATIENCE = 6_000;

interface Result {
  ends: RowEnd[];
  reason: string | null;
}

type Outcome = { order: string } | { refusal: AppError } | { waits: string };

/** Buys rows in order, each once per key, even with concurrent processes. */
export async function buyRows(
  deps: BuyingDeps,
  batch: RunningBatch,
  rows: readonly RowUnderWay[],
): Promise<Result> {
  const { database } = deps;
  const actor = { partnerId: batch.partner_id, userId: batch.user_id, name: batch.user_name };
  const bought = (of: readonly RowUnderWay[]) =>
    boughtBy(
      database,
      actor.partnerId,
      of.map(({ key }) => key),
    );
  const before = await bought(rows);
  const open = rows.filter(({ key }) => !before.has(key));
  const ends = rows.flatMap((row) => placedBy(row, before.get(row.key)));
  const validated = await validateAll(deps, actor, open);
  // Permissions revoked after the approval stop the batch.
  let reason = batch.may_buy ? null : 'FORBIDDEN';
  const refused: { row: RowUnderWay; refusal: AppError }[] = [];
  const together =
    reason === null ? await buyTogether(deps, actor, open, validated) : new Map<string, string>();
  for (const [index, row] of open.entries()) {
    const order = together.get(row.id);
    // Rows after a waiting row wait, too.
    const outcome =
      order !== undefined
        ? { order }
        : reason === null
          ? await buyRow(deps, row, validated[index])
          : { waits: reason };
    if ('order' in outcome) ends.push(...placedBy(row, outcome.order));
    else if ('refusal' in outcome) refused.push({ row, refusal: outcome.refusal });
    else {
      reason = outcome.waits;
      ends.push(endOf(row, BULK_ROW.waiting));
    }
  }
  // A process presumed dead may have bought meanwhile: use its order.
  const twins = await bought(refused.map(({ row }) => row));
  for (const { row, refusal } of refused) {
    const twin = twins.get(row.key);
    ends.push(...(twin ? placedBy(row, twin) : [refusedBy(row, refusal)]));
  }
  return { ends, reason };
}

/** Validates rows in order: catalogue prices are checked again, bills are taken as approved. */
async function validateAll(
  deps: BuyingDeps,
  actor: Pick<Actor, 'partnerId' | 'userId' | 'name'>,
  rows: readonly RowUnderWay[],
): Promise<Validated[]> {
  const priced = rows.filter(({ inquiry_id }) => inquiry_id === null);
  const bills = rows.flatMap(({ id, inquiry_id }) => (inquiry_id === null ? [] : [{ id, inquiry_id }]));
  const [orders, payments] = await Promise.all([
    prepareOrders({ ...deps, patience: PATIENCE }, actor, priced.map(requestOf)),
    prepareBills(deps.database, actor, bills),
  ]);
  const verdicts = new Map<string, Validated | undefined>([
    ...priced.map(({ id }, index) => [id, orders[index]] as const),
    ...bills.map(({ id }, index) => [id, payments[index]] as const),
  ]);
  return rows.map(({ id }) => verdicts.get(id) ?? { kind: 'away' });
}

/** Buys rows up to the first waiting one in one transaction; nothing if any fails. */
async function buyTogether(
  { database }: BuyingDeps,
  actor: Pick<Actor, 'partnerId' | 'userId'>,
  rows: readonly RowUnderWay[],
  validated: readonly Validated[],
): Promise<Map<string, string>> {
  const waits = validated.findIndex(({ kind }) => kind === 'away');
  const ready = rows.slice(0, waits < 0 ? rows.length : waits).flatMap((row, index) => {
    const verdict = validated[index];
    return verdict?.kind === 'prepared' ? [{ row, order: orderOf(row, verdict.order) }] : [];
  });
  const ids =
    ready.length > 1
      ? await buyMany(
          database,
          actor,
          ready.map(({ order }) => order),
        )
      : null;
  return new Map(ids?.flatMap((id, index) => (ready[index] ? [[ready[index].row.id, id]] : [])));
}

/** The request hash is equal for every attempt of a row. */
const orderOf = (row: RowUnderWay, order: Prepared): Order => ({
  ...order,
  key: row.key,
  request_hash: requestHash({ bulk_row: row.id }),
  source: MASSAL,
});

async function buyRow(
  { database, ledger }: BuyingDeps,
  row: RowUnderWay,
  validated: Validated | undefined,
): Promise<Outcome> {
  if (validated?.kind === 'refused') return validated;
  if (validated?.kind !== 'prepared') return { waits: AWAY };
  try {
    const order = await buy(database, ledger, orderOf(row, validated.order));
    return { order: order.id };
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    return PAUSES_ALL.includes(refusal.code) ? { waits: refusal.code } : { refusal };
  }
}

const requestOf = (row: RowUnderWay) => ({
  brand_id: row.brand_id,
  variation_id: row.variation_id,
  qty: 1,
  form_values: row.form_values,
  nickname: row.nickname,
  expected_price: row.unit_price,
  allow_duplicate: row.again,
});

const endOf = ({ id, key }: RowUnderWay, state: number): RowEnd => ({
  ...{ id, key, state },
  ...{ transaction_id: null, refusal_code: null, refusal: null },
});

const placedBy = (row: RowUnderWay, order: string | undefined): RowEnd[] =>
  order === undefined ? [] : [{ ...endOf(row, BULK_ROW.placed), transaction_id: order }];

const refusedBy = (row: RowUnderWay, { code, message }: AppError): RowEnd => ({
  ...endOf(row, BULK_ROW.refused),
  refusal_code: code,
  // Removes the question, which only a screen can answer.
  refusal: message.replace(/\s[^.]*\?$/, ''),
});
