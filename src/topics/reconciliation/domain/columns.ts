import { plainText } from '../../../core/format/plain-text';

export const columns = ['ref', 'destination', 'amount', 'time', 'status'] as const;
export type Column = (typeof columns)[number];

/** Column indexes, from 0; missing columns are absent. */
export type ColumnIndexes = Partial<Record<Column, number>>;

export type ColumnNames = Partial<Record<Column, string>>;

const RUPIAH = String.raw`(?:[ _-]*\(?(?:rp|idr)\)?)?$`;

export const debitHead = new RegExp(
  `^(?:mutasi[ _-]*)?(?:debit|debet|db|(?:dana|uang|saldo)?[ _-]*keluar|pengeluaran|withdrawal)${RUPIAH}`,
);
export const creditHead = new RegExp(
  `^(?:mutasi[ _-]*)?(?:kredit|credit|cr|(?:dana|uang|saldo)?[ _-]*masuk|pemasukan|deposit)${RUPIAH}`,
);

export const joinedName = (kind: 'Jumlah' | 'Waktu', one: string, other: string): string =>
  `${kind} (${one} / ${other})`;

export const isJoinedName = (name: string): boolean => /^(?:Jumlah|Waktu) \(.+ \/ .+\)$/.test(name);

const heads: Readonly<Record<Column, readonly RegExp[]>> = {
  ref: [
    /^ref{1,2}(?:erensi|erence)?[ _-]*(?:id|no|number|nomor)?$/,
    /partner[ _-]*ref/,
    /^(?:id|no\.?|nomor|kode)[ _-]*(?:ref{1,2}|referensi|reference)$/,
    /^rrn$|retrieval/,
    /^(?:id|no\.?|nomor|kode)[ _-]*(?:trx|transaksi|transaction|order|pesanan|invoice)$/,
    /^(?:trx|transaction|order|invoice)[ _-]*(?:id|no|code|number)?$/,
    /^(?:kode|code)$/,
  ],
  destination: [
    /tujuan|destination/,
    /customer[ _-]*(?:no|number|id)|(?:no|nomor|id)\.?[ _-]*(?:pelanggan|customer)/,
    /^(?:user[ _-]*id|target|msisdn|(?:no|nomor)\.?[ _-]*(?:hp|telepon|handphone)|nomor)$/,
  ],
  amount: [
    /^jumlah \(.+ \/ .+\)$/,
    /^(?:total|grand total|total[ _-]*(?:harga|bayar|modal|amount|price))$/,
    /^(?:harga[ _-]*(?:beli|modal)|modal|cost)$/,
    new RegExp(`^(?:nominal|amount|nilai|harga|price|selling[ _-]*total|selling[ _-]*price)${RUPIAH}`),
    new RegExp(
      `^(?:gross|nominal|nilai|jumlah|total|transaction)[ _-]*(?:transaksi|transaction|pembayaran|amount|gross)${RUPIAH}`,
    ),
    new RegExp(`^jumlah${RUPIAH}`),
    new RegExp(`^(?:nett?|nominal|jumlah|amount)[ _-]*(?:settlement|amount|nett?|bersih|diterima)${RUPIAH}`),
    debitHead,
  ],
  time: [
    /^waktu \(.+ \/ .+\)$/,
    /^(?:tanggal|tgl|waktu|date|time|datetime|timestamp)\b/,
    /tanggal|tgl|waktu|created[ _-]*at|transaction[ _-]*date|\bdate\b/,
  ],
  status: [/^status\b/, /status|^(?:state|hasil|result)$/],
};

export const headKey = (cell: string): string =>
  plainText(cell)
    .replace(/[.:]+$/, '')
    .toLowerCase();

/** Assigns each header to at most one column. */
export function guessColumns(head: readonly string[]): ColumnIndexes {
  const names = head.map(headKey);
  const indexes: ColumnIndexes = {};
  const taken = new Set<number>();
  for (const column of columns) {
    for (const shape of heads[column]) {
      const index = names.findIndex((name, at) => !taken.has(at) && shape.test(name));
      if (index < 0) continue;
      indexes[column] = index;
      taken.add(index);
      break;
    }
  }
  return indexes;
}

/** Null if a remembered column is missing. */
export function rememberedIndexes(head: readonly string[], stored: ColumnNames): ColumnIndexes | null {
  const names = head.map((cell) => cell.trim());
  const indexes: ColumnIndexes = {};
  for (const column of columns) {
    const name = stored[column];
    if (name === undefined) continue;
    const index = names.indexOf(name);
    if (index < 0) return null;
    indexes[column] = index;
  }
  return Object.keys(indexes).length > 0 ? indexes : null;
}

/** Matching needs an amount, and a reference or a time. */
export function missingColumn({ ref, amount, time }: ColumnIndexes): 'amount' | 'ref' | null {
  if (amount === undefined) return 'amount';
  return ref === undefined && time === undefined ? 'ref' : null;
}
