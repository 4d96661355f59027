import type { Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { ActHandler, HandlerResult } from '../../ground/entities/acts/shape';
import { type Chosen, knownInLog, sendAgain } from './log-store';
import { wakeEndpoints } from './spread-store';

/** Deliveries that are sent again at once. */
const MOST = 5_000;

/** How deliveries are sent again, as the declaration names it. */
export function deliveryHandlers(): Record<'resend' | 'resend-marked' | 'resend-period', ActHandler> {
  /** Throws ACT_NOT_NOW where there is nothing that can be sent again. */
  const again = async (tx: Db, partner: string, chosen: Chosen): Promise<HandlerResult> => {
    const { endpoints, count } = await sendAgain(tx, partner, chosen, MOST);
    if (count === 0) throw new AppError('ACT_NOT_NOW');
    await wakeEndpoints(tx, endpoints);
    const rest = count === MOST ? ' Ulangi untuk sisanya.' : '';
    return { message: `${count} pengiriman dikirim ulang.${rest}`, isFinal: true };
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
