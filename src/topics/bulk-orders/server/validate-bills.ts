import type { Supplier } from '../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { NoticeService } from '../../../platform/notice/service';
import { checkFormValues } from '../../catalogue/domain/form-values';
import { type Asked, inquireMany } from '../../orders/server/bill/inquire-many';
import { prepareBills, type ValidatedBill } from '../../orders/server/bill/prepare';
import { isTyped, type OrderedRow } from './lines';

/** Milliseconds for inquiries of a whole batch. */
const PATIENCE = 12_000;

/** Null to use only inquiries that were displayed. */
export type AsksBillers = {
  supplier: Pick<Supplier, 'inquire'>;
  notice: Pick<NoticeService, 'notify'>;
  /** Called with the number of inquiries before they are made; throws RATE_LIMITED. */
  spend: (bills: number) => Promise<void>;
} | null;

export type BillVerdict = ValidatedBill | { kind: 'away' };

type Payer = Pick<Actor, 'partnerId' | 'userId' | 'name'>;

/** Bills of the rows: displayed ones are reused, others are inquired. */
export async function validateBills(
  { database, billers }: { database: Database; billers: AsksBillers },
  actor: Payer,
  rows: readonly OrderedRow[],
): Promise<Map<OrderedRow, BillVerdict>> {
  if (rows.length === 0) return new Map();
  const verdicts = await seenBills(database, actor, rows);
  if (!billers) return verdicts;
  const open = rows.filter((row) => verdicts.get(row)?.kind !== 'prepared');
  await billers.spend(open.filter(isTyped).length);
  const inputs = open.map(({ item: { sku }, request: { form_values } }) => ({ sku, form_values }));
  const asked = await inquireMany({ ...billers, database }, actor, inputs, PATIENCE);
  const found = await prepareBills(database, actor, asked.flatMap(requestOf));
  let next = 0;
  for (const [index, row] of open.entries()) {
    const answer = asked[index];
    const verdict = answer?.kind === 'found' ? found[next++] : refusedOf(answer);
    if (verdict) verdicts.set(row, verdict);
  }
  return verdicts;
}

/** Uses the inquiry id of each row if it matches the bill. */
async function seenBills(database: Database, actor: Payer, rows: readonly OrderedRow[]) {
  const known = rows.filter(({ typed }) => typed.inquiry !== undefined);
  const validated = await prepareBills(
    database,
    actor,
    known.map(({ typed }) => ({ inquiry_id: typed.inquiry ?? '' })),
  );
  const nothing = (): BillVerdict =>
    refusedOf({ kind: 'refused', refusal: new AppError('INQUIRY_REQUIRED') });
  const verdicts = new Map<OrderedRow, BillVerdict>(rows.map((row) => [row, nothing()]));
  for (const [index, row] of known.entries()) {
    const verdict = validated[index];
    if (verdict?.facts && isOf(row, verdict.facts)) verdicts.set(row, verdict);
  }
  return verdicts;
}

function isOf({ request, item }: OrderedRow, asked: NonNullable<ValidatedBill['facts']>): boolean {
  const { values } = checkFormValues(item.forms, request.form_values);
  return (
    asked.variation_id === item.id && item.forms.every(({ key }) => values[key] === asked.form_values[key])
  );
}

const requestOf = (answer: Asked) => (answer.kind === 'found' ? [{ inquiry_id: answer.inquiry }] : []);

const refusedOf = (answer: Asked | undefined): BillVerdict =>
  answer?.kind === 'refused' ? { ...answer, facts: null } : { kind: 'away' };
