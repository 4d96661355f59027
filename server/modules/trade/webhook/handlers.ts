import { number } from '../../../../src/core/format/number';
import type { Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { ActHandler, HandlerResult } from '../../ground/entities/acts/shape';
import { type Chosen, knownInLog, sendAgain } from './log-store';
import { wakeEndpoints } from './spread-store';

/** Deliveries of one statement. */
const PORTION = 5_000;

/** How deliveries are sent again, as the declaration names it. */
export function deliveryHandlers(
  portion = PORTION,
): Record<'resend' | 'resend-marked' | 'resend-period', ActHandler> {
  /** Throws ACT_NOT_NOW where there is nothing that can be sent again. */
  const again = async (tx: Db, partner: string, chosen: Chosen): Promise<HandlerResult> => {
    let total = 0;
    let after: string | null = null;
    const woken = new Map<string, { id: string; is_slow: boolean }>();
    do {
      const { endpoints, count, last } = await sendAgain(tx, partner, chosen, { after, most: portion });
      for (const endpoint of endpoints) woken.set(endpoint.id, endpoint);
      total += count;
      after = count === portion ? last : null;
    } while (after !== null);
    if (total === 0) throw new AppError('ACT_NOT_NOW');
    await wakeEndpoints(tx, [...woken.values()]);
    return { message: `${number(total)} pengiriman dikirim ulang.`, isFinal: true };
  };
  /** Throws NOT_FOUND where one of them is not there, too. */
  const marked: ActHandler = async ({ tx, actor, ids }) => {
    if ((await knownInLog(tx, actor.partnerId, ids)) < new Set(ids).size) throw new AppError('NOT_FOUND');
    return again(tx, actor.partnerId, { ids });
  };

  return {
    resend: marked,
    'resend-marked': marked,
    'resend-period': ({ tx, actor, input }) => {
      const { start_at, end_at } = input.period as { start_at: string; end_at: string };
      return again(tx, actor.partnerId, { from: start_at, to: end_at, failedOnly: input.which !== 'all' });
    },
  };
}
