import { readCsv } from '../csv';
import type { DemoEmail } from '../logins';

/** Length, volume and final balance of an account's history (design 12). */
export interface Past {
  email: DemoEmail;
  days: number;
  per_day: number;
  /** Rupiah below which the partner tops up. */
  floor: number;
  /** Rupiah of the usual top ups. */
  deposits: number[];
  end_balance: number;
  /** Days since the last purchase. */
  quiet: number;
}

export const pasts = readCsv<Past & { deposits: string[] }>('pasts', {
  ...{ numbers: 'days per_day floor end_balance quiet', lists: 'deposits' },
}).map((past): Past => ({ ...past, deposits: past.deposits.map(Number) }));
