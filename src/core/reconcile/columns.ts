import { plainText } from '../format/plain-text';

/** What a column of a partner's file may be, in the order in which the page asks. */
export const columns = ['ref', 'destination', 'amount', 'time', 'status'] as const;
export type Column = (typeof columns)[number];

/** Places of columns in a row, counted from 0; what the file has not is left out. */
export type Places = Partial<Record<Column, number>>;

/** The same by what the head calls them. */
export type ColumnNames = Partial<Record<Column, string>>;

/** Rupiah behind the name of a column. */
const RUPIAH = String.raw`(?:[ _-]*\(?(?:rp|idr)\)?)?$`;

/** Columns of money that goes out and of money that comes in. */
export const debitHead = new RegExp(
  `^(?:mutasi[ _-]*)?(?:debit|debet|db|(?:dana|uang|saldo)?[ _-]*keluar|pengeluaran|withdrawal)${RUPIAH}`,
);
export const creditHead = new RegExp(
  `^(?:mutasi[ _-]*)?(?:kredit|credit|cr|(?:dana|uang|saldo)?[ _-]*masuk|pemasukan|deposit)${RUPIAH}`,
);

/** Name of a column that is read from two of the file: `Jumlah (Debet / Kredit)`. */
export const joinedName = (kind: 'Jumlah' | 'Waktu', one: string, other: string): string =>
  `${kind} (${one} / ${other})`;

/** Whether a column is one of those, and not the file's own. */
export const isJoinedName = (name: string): boolean => /^(?:Jumlah|Waktu) \(.+ \/ .+\)$/.test(name);

/** How such columns are called; an earlier name is the surer one. */
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

/** A head as it is compared. */
export const headKey = (cell: string): string =>
  plainText(cell)
    .replace(/[.:]+$/, '')
    .toLowerCase();

/** Which of these heads is what; none of them is two things. */
export function guessColumns(head: readonly string[]): Places {
  const names = head.map(headKey);
  const places: Places = {};
  const taken = new Set<number>();
  for (const column of columns) {
    for (const shape of heads[column]) {
      const place = names.findIndex((name, at) => !taken.has(at) && shape.test(name));
      if (place < 0) continue;
      places[column] = place;
      taken.add(place);
      break;
    }
  }
  return places;
}

/** Where an earlier file had these heads, its choice; null where one of its columns is not there. */
export function rememberedPlaces(head: readonly string[], kept: ColumnNames): Places | null {
  const names = head.map((cell) => cell.trim());
  const places: Places = {};
  for (const column of columns) {
    const name = kept[column];
    if (name === undefined) continue;
    const place = names.indexOf(name);
    if (place < 0) return null;
    places[column] = place;
  }
  return Object.keys(places).length > 0 ? places : null;
}

/** What is missing before two lists can be matched: an amount, and something that tells one order from another. */
export function missingColumn({ ref, amount, time }: Places): 'amount' | 'ref' | null {
  if (amount === undefined) return 'amount';
  return ref === undefined && time === undefined ? 'ref' : null;
}
