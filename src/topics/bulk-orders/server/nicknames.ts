import type { Supplier } from '../../../platform/adapters/supplier/supplier';
import { inOrder } from '../../orders/server/transaction/in-order';
import type { Prepared } from '../../orders/server/transaction/prepare';
import type { ReadRow } from './lines';

/** Limits of name lookups per batch: number, parallelism and milliseconds. */
const MOST = 100;
const AT_ONCE = 10;
const PATIENCE = 8_000;

interface Row {
  read: ReadRow;
  order: Prepared | null;
}

export interface Nicknames {
  /** Account name of a row; null if there is no such account; undefined if not looked up. */
  of: (row: Row) => string | null | undefined;
  left: number;
}

/** Looks up account names if the brand supports it. Names sent with a row are reused. */
export async function nicknamesOf(
  supplier: Pick<Supplier, 'checkNickname'>,
  rows: readonly Row[],
): Promise<Nicknames> {
  const accounts = new Map<string, { brandKey: string; inputs: string[] }>();
  for (const row of rows) {
    const account = accountOf(row);
    if (account && row.read.typed.nickname === undefined) accounts.set(accountName(account), account);
  }
  const end = performance.now() + PATIENCE;
  const known = new Map<string, string | null>();
  await inOrder([...accounts].slice(0, MOST), AT_ONCE, async ([name, account]) => {
    const left = end - performance.now();
    if (left <= 0) return;
    const found = await Promise.race([ask(supplier, account), over(left)]);
    if (found !== undefined) known.set(name, found?.nickname ?? null);
  });
  return {
    of: (row) => {
      if (row.read.typed.nickname !== undefined) return row.read.typed.nickname;
      const account = accountOf(row);
      return account ? known.get(accountName(account)) : undefined;
    },
    left: accounts.size - known.size,
  };
}

function accountOf({ read, order }: Row) {
  // The bill itself contains the name.
  if (!order || order.inquiry !== null || !read.item?.has_check_id) return null;
  const params = JSON.parse(order.order_param) as { value: string }[];
  return { brandKey: read.item.brand_key, inputs: params.map(({ value }) => value) };
}

const accountName = ({ brandKey, inputs }: { brandKey: string; inputs: string[] }): string =>
  JSON.stringify([brandKey, ...inputs]);

/** Undefined on failure: a missing name must not block an order. */
const ask = (supplier: Pick<Supplier, 'checkNickname'>, account: { brandKey: string; inputs: string[] }) =>
  supplier.checkNickname(account).catch(() => undefined);

const over = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined).unref();
  });
