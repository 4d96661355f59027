import type { ActionHandler } from '../../../../admin/server/actions/shape';
import { number } from '../../../../core/format/number';
import { AppError } from '../../../../platform/http/app-error';
import { requeueJob } from '../../../../platform/jobs/queue';
import { RESEND_PERIOD } from './kinds';
import { type Again, knownInLog, sendAgain } from './log-store';
import { beginResend } from './resend-store';
import { wakeEndpoints } from './spread-store';

const messageOf = ({ count, paused }: Again, done: string): string => {
  const waiting = 'menunggu webhook dilanjutkan';
  if (paused === count) return `${number(count)} pengiriman ${waiting}.`;
  return `${number(count)} pengiriman ${done}${paused > 0 ? `, ${number(paused)} di antaranya ${waiting}` : ''}.`;
};

/** Throws NOT_FOUND if one is missing, ACT_NOT_NOW if none can be resent. */
const marked: ActionHandler = async ({ tx, actor, ids }) => {
  if ((await knownInLog(tx, actor.partnerId, ids)) < new Set(ids).size) throw new AppError('NOT_FOUND');
  const { endpoints, ...again } = await sendAgain(tx, actor.partnerId, ids);
  if (again.count === 0) throw new AppError('ACT_NOT_NOW');
  await wakeEndpoints(tx, endpoints);
  return { message: messageOf(again, 'dikirim ulang'), isFinal: true };
};

export const deliveryHandlers: Record<'resend' | 'resend-marked' | 'resend-period', ActionHandler> = {
  resend: marked,
  'resend-marked': marked,
  /** A job sends them, because a month may be too much for one transaction. */
  'resend-period': async ({ tx, actor, input }) => {
    const { start_at, end_at } = input.period as { start_at: string; end_at: string };
    const again = await beginResend(tx, {
      ...{ partner: actor.partnerId, from: start_at, to: end_at, failed_only: input.which !== 'all' },
    });
    if (again === null) throw new AppError('RULE_CONFLICT', { reason: STILL_RUNS });
    if (again.count === 0) throw new AppError('ACT_NOT_NOW');
    await requeueJob(tx, RESEND_PERIOD, actor.partnerId);
    return { message: messageOf(again, 'mulai dikirim ulang'), isFinal: true };
  },
};

const STILL_RUNS = 'Periode sebelumnya masih dikirim ulang. Tunggu sampai selesai.';
