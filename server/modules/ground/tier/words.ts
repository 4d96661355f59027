import type { NotificationType } from '../../../../src/core/contract/notification';
import { date } from '../../../../src/core/format/date';
import { rupiah } from '../../../../src/core/format/money';
import type { Verdict } from './evaluate-store';

/** The boundary is exclusive, so the last day is one millisecond earlier. */
const lastDay = (validUntil: string): string => date(new Date(Date.parse(validUntil) - 1).toISOString());

export interface TierNews {
  type: NotificationType;
  title: string;
  body: string;
}

/**
 * Notification about a result; null if there is none. Amounts are included only for users who may see
 * top-ups.
 */
export function wordsOf(verdict: Verdict): TierNews | null {
  const { from, to, volume, needed, gains_panel, valid_until } = verdict;
  const until = valid_until ? lastDay(valid_until) : '';
  switch (verdict.verdict) {
    case 'raised':
      return {
        type: 'Info',
        title: `Tier Anda naik ke ${to}`,
        body: `Harga ${to} berlaku mulai transaksi berikutnya. Tier ini Anda miliki sampai ${until}.${
          gains_panel ? ' Anda kini dapat membuat website top up sendiri.' : ''
        }`,
      };
    case 'lowered':
      return {
        type: 'Top Up',
        title: `Tier Anda menjadi ${to}`,
        body: `${shortOf(volume, needed, from)} ${reached(to)}`,
      };
    case 'warned':
      return {
        type: 'Top Up',
        title: `Tier ${from} berakhir ${until}`,
        body: `${shortOf(volume, needed, from)} ${warning(to)}`,
      };
    case 'kept':
      return null;
  }
}

const shortOf = (volume: number, needed: number, tier: string): string =>
  volume < needed
    ? `Top up 30 hari terakhir ${rupiah(volume)}, syarat ${tier} ${rupiah(needed)}.`
    : `Verifikasi KYC akun Anda belum lengkap untuk ${tier}.`;

const reached = (to: string): string => `Harga ${to} berlaku mulai transaksi berikutnya.`;
const warning = (to: string): string => `Tanpa perubahan, tier Anda menjadi ${to}.`;
