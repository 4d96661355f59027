import type { ActionHandler, HandlerCall } from '../../../admin/server/actions/shape';
import { rupiah } from '../../../core/format/money';
import { number } from '../../../core/format/number';
import type { Rate } from '../../../core/value/rate';
import { AppError } from '../../../platform/http/app-error';
import type { PriceRule } from '../../selling-prices/domain/selling-price';
import { lockBook } from '../../selling-prices/server/guarded';
import { raiseRule } from '../domain';
import { channelWords, guardMessages } from '../text';
import { channels } from './evaluate';
import { storeEvent } from './event-store';
import { type Loss, lossesOf } from './losses';
import { changesWebsite, seesWebsite } from './website-rights';

/** Maximum items per action; each is written separately. */
const MOST = 300;
const EVEN: Rate = { type: 'nominal', value: 0 };

const ruleOf = ({ way, margin, rounding }: HandlerCall['input']): PriceRule =>
  raiseRule({ raise_margin: way === 'margin' ? (margin as Rate) : EVEN, rounding: Number(rounding ?? 0) });

/** Actions of the resource `losing-item`: raise prices above cost, each separately undoable. */
export const mendHandlers: Record<string, ActionHandler> = {
  async mend(call) {
    const ids = new Set(call.ids);
    const losses = (await found(call, seesWebsite)).filter(({ subject_id }) => ids.has(subject_id));
    if (losses.length < ids.size) throw new AppError('NOT_FOUND');
    const isForeign = losses.some(({ channel }) => channel === 'website');
    if (isForeign && !changesWebsite(call.actor)) throw new AppError('FORBIDDEN');
    return mend(call, losses);
  },

  async 'mend-all'(call) {
    const losses = await found(call, changesWebsite);
    if (losses.length === 0) throw new AppError('NOT_FOUND');
    return mend(call, losses.slice(0, MOST));
  },
};

async function found({ tx, actor }: HandlerCall, may: typeof seesWebsite): Promise<Loss[]> {
  await lockBook(tx, actor.partnerId);
  return lossesOf(tx, actor.partnerId, { website: may(actor) });
}

async function mend(call: HandlerCall, losses: Loss[]) {
  const rule = ruleOf(call.input);
  const changes = [];
  for (const loss of losses) changes.push(await mendOne(call, loss, rule));
  const what = `${number(losses.length)} harga`;
  return { message: `${what} diperbaiki.`, subject: what, changes };
}

async function mendOne({ tx, actor, preview }: HandlerCall, loss: Loss, rule: PriceRule) {
  const { channel, subject_id, item, price, cost_now } = loss;
  const { partnerId, userId, name } = actor;
  const raise = await channels[channel].raise(tx, partnerId, loss, rule);
  if (!preview) {
    const by = { partnerId, userId, name, kind: 'mend' as const };
    const undo = await raise.write(by);
    await storeEvent(tx, partnerId, {
      ...{ guard_id: null, actor: name, change_id: null, channel, kind: 'mend', subject_id, item, undo },
      ...{ reason: guardMessages.mended(rupiah(cost_now), rupiah(price)), cost_before: null, cost_now },
      ...{ price_before: price, price_after: raise.price },
    });
  }
  const label = `Harga (${channelWords[channel]})`;
  return {
    id: subject_id,
    title: item,
    values: [{ label, before: rupiah(price), after: rupiah(raise.price) }],
  };
}
