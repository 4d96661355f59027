import { v7 } from 'uuid';
import type { ActionHandler } from '../../../../admin/server/actions/shape';
import { number } from '../../../../core/format/number';
import { codeKey } from '../../../../core/format/plain-text';
import type { Db } from '../../../../platform/db/client';
import { command, queryColumn } from '../../../../platform/db/statement';
import { AppError } from '../../../../platform/http/app-error';
import type { VaultService } from '../../../../platform/vault/service';
import {
  countCodes,
  deleteUnsold,
  insertCodes,
  nextTails,
  readAgedCodes,
  readCodeStock,
  renewDigests,
  type SealedCode,
  SHOP_DIGEST,
  takeSealed,
} from './store';

/**
 * Reserves the oldest codes for an unpaid order (`taken_at` stays null). Concurrent calls skip locked rows,
 * so purchases do not block and no two orders get the same code.
 */
const reserve = queryColumn<{ order: string; partner: string; product: string; qty: number }, string>(
  'panel_codes_reserve',
  `with next as (
  select id from panel_codes
  where partner_id = :partner::uuid and product_id = :product::uuid and order_id is null
  order by id limit :qty::int for update skip locked
)
update panel_codes set order_id = :order::uuid from next where panel_codes.id = next.id returning panel_codes.id`,
);

export const freeCodes = command<{ order: string; product: string }>(
  'panel_codes_free',
  `update panel_codes set order_id = null
where product_id = :product::uuid and order_id = :order::uuid and taken_at is null`,
);

/**
 * Reserves codes until their order ends, in its transaction. Returns their number: fewer than requested if stock is
 * short.
 */
export const reserveCodes = async (
  tx: Db,
  order: string,
  { partnerId: partner, productId: product, qty }: { partnerId: string; productId: string; qty: number },
): Promise<number> => (await reserve(tx, { order, partner, product, qty })).length;

const SHOWN = 10;
const TAIL = 4;
/** Encryption context of a code. */
export const context = (partnerId: string, productId: string): string =>
  `panel-code ${partnerId} ${productId}`;

/**
 * A digest per shop, not per product: the same code cannot be sold twice under another product or spelling.
 */
export const codeDigest = (vault: Pick<VaultService, 'digest'>, partnerId: string, code: string): string =>
  SHOP_DIGEST + vault.digest(`panel-code ${partnerId} ${codeKey(code)}`);

/** Shows at most a third of a code. */
const tailOf = (code: string): string =>
  code.slice(code.length - Math.min(TAIL, Math.floor(code.length / 3)));

export const codesLeft = readCodeStock;

/** Undelivered codes of a product: in stock, or reserved for an unpaid order. */
export async function unsoldCodes(db: Db, partnerId: string, productId: string): Promise<number> {
  const { left, reserved } = await countCodes(db, partnerId, productId);
  return left + reserved;
}

/** Voucher codes of a shop: stored encrypted, shown by their last characters, delivered once. */
export function createCodeStockService(vault: Pick<VaultService, 'sealText' | 'openText' | 'digest'>) {
  const digestOf = (partnerId: string, code: string): string => codeDigest(vault, partnerId, code);

  const renewAged = async (tx: Db, partnerId: string): Promise<void> => {
    const renewed = new Map<string, string>();
    for (const { id, product_id, sealed: text } of await readAgedCodes(tx, partnerId)) {
      const digest = digestOf(partnerId, vault.openText(text, context(partnerId, product_id)));
      if (!renewed.has(digest)) renewed.set(digest, id);
    }
    if (renewed.size > 0) {
      await renewDigests(
        tx,
        partnerId,
        [...renewed].map(([digest, id]) => ({ id, digest })),
      );
    }
  };

  const sealed = (partnerId: string, productId: string, code: string): SealedCode => ({
    id: v7(),
    digest: digestOf(partnerId, code),
    sealed: vault.sealText(code, context(partnerId, productId)),
    tail: tailOf(code),
  });

  const add: ActionHandler = async ({ tx, actor, rows: [row], input, preview }) => {
    const product = row?.id ?? '';
    const codes = (input.codes as string[]).map((code) => sealed(actor.partnerId, product, code));
    if (!preview) {
      await renewAged(tx, actor.partnerId);
      const added = await insertCodes(tx, actor.partnerId, product, codes);
      const known = codes.flatMap(({ digest }, at) => (added.has(digest) ? [] : [at + 1]));
      // All or nothing, so that a corrected list can be sent again.
      if (known.length > 0) throw new AppError('VALIDATION_FAILED', undefined, { codes: [repeated(known)] });
    }
    return { message: `${number(codes.length)} kode ditambahkan ke stok.` };
  };

  const show: ActionHandler = async ({ tx, actor, rows: [row] }) => {
    const product = row?.id ?? '';
    const { left, reserved, sold } = await countCodes(tx, actor.partnerId, product);
    const tails = await nextTails(tx, actor.partnerId, product, SHOWN);
    return {
      message: left > 0 ? `${number(left)} kode tersisa.` : 'Stok kode habis.',
      facts: [
        { label: 'Tersisa', value: number(left), tone: left > 0 ? 'ok' : 'bad' },
        ...(reserved > 0 ? [{ label: 'Menunggu pembayaran', value: number(reserved) }] : []),
        { label: 'Terjual', value: number(sold) },
        ...tails.map((tail, at) => ({ label: `Kode ke-${at + 1}`, value: `••••••${tail}` })),
      ],
    };
  };

  /** Reserved codes have a buyer and sold ones stay as history. */
  const withdraw: ActionHandler = async ({ tx, actor, rows: [row] }) => {
    const { length: withdrawn } = await deleteUnsold(tx, actor.partnerId, row?.id ?? '');
    return { message: withdrawn > 0 ? `${number(withdrawn)} kode ditarik.` : 'Tidak ada kode yang tersisa.' };
  };

  return {
    actions: { 'add-codes': add, 'show-codes': show, 'withdraw-codes': withdraw },

    left: codesLeft,

    /** Codes of a paid order, oldest first. Throws OUT_OF_STOCK. */
    async take(
      tx: Db,
      order: { partnerId: string; productId: string; orderId: string; qty: number },
    ): Promise<string[]> {
      const taken = await takeSealed(tx, order);
      if (taken.length < order.qty) throw new AppError('OUT_OF_STOCK');
      return taken
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .map((code) => vault.openText(code.sealed, context(order.partnerId, order.productId)));
    },
  };
}

export type CodeStockService = ReturnType<typeof createCodeStockService>;

const repeated = (lines: number[]): string => {
  const named = lines.slice(0, 5).map((line) => number(line));
  return `Baris ${named.join(', ')}${lines.length > 5 ? ' dan lainnya' : ''} sudah ada di stok.`;
};
