import { v7 } from 'uuid';
import { BALANCE_MOVE } from '../../src/core/states';
import type { Account } from './history-accounts';
import type { Posting } from './history-book';
import type { Codes } from './history-codes';

/** What the websites of the demonstration were charged: rupiah for a number of days (domain 3.15). */
export const demoPlan = { price: 150_000, period_days: 30 };

const DAY = 86_400_000;

/**
 * The panel was paid from the balance at every date before the one on which it now expires. One that runs for
 * longer than a period was given, not renewed.
 */
export function renewalPostings(codes: Codes, account: Account, since: number, now: number): Posting[] {
  const postings: Posting[] = [];
  const period = demoPlan.period_days * DAY;
  if (account.panelExpires === null || account.panelExpires > now + period) return postings;
  for (let at = account.panelExpires - period; at > since; at -= period) {
    if (at >= now) continue;
    postings.push({
      postingId: v7({ msecs: at }),
      at,
      amount: -demoPlan.price,
      house: 'panel',
      type: BALANCE_MOVE.renewal,
      ref_type: 'plan-charge',
      ref_id: v7({ msecs: at }),
      ref_code: codes.renewal(at),
      description: `Perpanjangan panel ${demoPlan.period_days} hari`,
      person: null,
      actor: 'Sistem',
    });
  }
  return postings;
}
