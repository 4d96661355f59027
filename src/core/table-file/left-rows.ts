import { number } from '../format/number';

/** Rows searched for headers: some programs write titles above them. */
export const HEAD_WITHIN = 20;

export interface LeftRow {
  row: number;
  text: string;
}

export const leftRow = (cells: readonly string[], index: number): LeftRow => ({
  row: index + 1,
  text: cells
    .map((cell) => cell.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join(' · '),
});

const NAMED = 5;

/** `1 (Laporan November), 12 (TOTAL · 4), dan 3 lainnya`. */
export function leftRowsText(rows: readonly LeftRow[]): string {
  const named = rows.slice(0, NAMED).map(({ row, text }) => `${number(row)} (${text})`);
  return [...named, ...(rows.length > NAMED ? [`dan ${number(rows.length - NAMED)} lainnya`] : [])].join(
    ', ',
  );
}

const TOTAL =
  /^(?:grand[ _-]*)?(?:sub[ _-]*)?(?:total|jumlah)(?:[ _-]+(?:transaksi|pesanan|order|kode|harga|bayar|debet|debit|kredit|credit|mutasi|semua|keseluruhan|akhir))*\s*[:=]?\s*(?:rp\.?)?[\s\d.,-]*$/i;

export const isTotalRow = (cells: readonly string[]): boolean =>
  cells.some((cell) => TOTAL.test(cell.trim()));
