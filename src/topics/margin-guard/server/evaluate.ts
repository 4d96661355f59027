import { v7 } from 'uuid';
import type { Database, Db } from '../../../platform/db/client';
import type { JobHandler } from '../../../platform/jobs/job';
import type { StoredRule } from '../../selling-prices/domain/rule-change';
import { type PriceRule, priceByRule } from '../../selling-prices/domain/selling-price';
import { tierPrice } from '../../selling-prices/domain/tier-price';
import { writeBook } from '../../selling-prices/server/book';
import { guardedPrices, lockBook, ownRuleOf } from '../../selling-prices/server/guarded';
import { evaluateMove, raiseRule } from '../domain';
import { guardReason } from '../text';
import type { MovedItem, PriceChannel } from './channel';
import { type GuardEvent, storeEvent } from './event-store';
import type { NotifyGuardEvent } from './guard-notifier';
import { guardOf } from './guard-of';
import { dropOff, offOf, putOff } from './off-store';
import { endTurn, type GuardData, nextTurn, type Turn } from './turn-store';
import { websiteChannel } from './website';

const ownRule = (rule: PriceRule, own: StoredRule | null, variationId: string): StoredRule => ({
  ...{ ...rule, id: own?.id ?? v7(), scope: 'variation', scope_id: variationId },
  ...{ is_active: true, version: (own?.version ?? 0) + 1 },
});

/**
 * Channel of H2H selling prices: an increase writes an item rule, and a disabled item has no price
 * (`src/topics/selling-prices/server`).
 */
const h2hChannel: PriceChannel = {
  async guarded(tx, partnerId, item) {
    const price = await guardedPrices(tx, partnerId, item);
    const { cost_before, cost_now, variation_id } = item;
    const off = await offOf(tx, { partnerId, channel: 'h2h', subject_id: variation_id });
    return {
      ...{ channel: 'h2h', subject_id: variation_id, item: item.item, off },
      move: {
        ...{ cost_before, cost_now, is_sold: off === null },
        price_before: price(cost_before),
        price_now: price(cost_now),
      },
    };
  },

  raise: async (tx, partnerId, item, rule) => ({
    price: priceByRule(rule, item.cost_now),
    async write({ userId, name, kind }) {
      const before = await ownRuleOf(tx, partnerId, item.variation_id);
      const after = ownRule(rule, before, item.variation_id);
      const rules = [{ name: item.item, before, after }];
      return { change: await writeBook(tx, { partnerId, userId, name }, { kind, rules }) };
    },
  }),

  // The stored row alone disables it.
  turn: async () => true,
};

export const MARGIN_GUARD = 'margin-guard';
/** Evaluations per attempt, to stay within the time limit of a job. */
const PORTION = 100;

export const channels: Record<GuardData['channel'], PriceChannel> = {
  h2h: h2hChannel,
  website: websiteChannel,
};

/** Evaluates price changes, one guard and change at a time, each once and in one transaction. */
export function createGuardEvaluation({
  database,
  notify,
}: {
  database: Database;
  notify: NotifyGuardEvent;
}) {
  const apply = async (
    tx: Db,
    partnerId: string,
    turn: Turn,
    data: GuardData,
  ): Promise<GuardEvent | null> => {
    const item = movedItem(turn);
    const channel = channels[data.channel];
    const guarded = await channel.guarded(tx, partnerId, item, data.action);
    if (!guarded) return null;
    const guard = guardOf(data);
    const { move, off } = guarded;
    const own = off?.guard_id === turn.guard_id ? { margin: off.margin } : null;
    const verdict = evaluateMove(guard, { ...move, off: own });
    if (verdict.kind === 'none') return null;

    const by = { partnerId, userId: null, name: data.name, kind: 'guard' as const };
    const target = { partnerId, channel: data.channel, subject_id: guarded.subject_id };
    const raised =
      verdict.kind === 'raise' ? await channel.raise(tx, partnerId, item, raiseRule(guard)) : null;
    const undo = raised && (await raised.write(by));
    if (verdict.kind === 'off' || verdict.kind === 'on') {
      // Same lock order as enabling by hand: the record first.
      const turned = await channel.turn(tx, partnerId, guarded.subject_id, verdict.kind === 'on');
      await dropOff(tx, target);
      // A user has just done the same, so it is not the guard's to undo.
      if (!turned) return null;
    }
    if (verdict.kind === 'off') {
      const { guard_id } = turn;
      await putOff(tx, target, { guard_id, item: guarded.item, margin: verdict.margin });
    }
    return {
      ...{ guard_id: turn.guard_id, actor: data.name, change_id: turn.change_id, channel: data.channel },
      ...{ kind: verdict.kind, subject_id: guarded.subject_id, item: guarded.item },
      reason: guardReason(guard, move, verdict.kind),
      ...{ cost_before: item.cost_before, cost_now: item.cost_now },
      ...{ price_before: move.price_now, price_after: raised ? raised.price : move.price_now },
      undo,
    };
  };

  /** False if nothing is pending. */
  const evaluateNext = (partnerId: string): Promise<boolean> =>
    database.transaction(async (tx) => {
      // The lock of the price book serializes evaluation, saving of rules and undo across processes.
      await lockBook(tx, partnerId);
      const turn = await nextTurn(tx, partnerId);
      if (!turn) return false;
      const event = turn.guard && (await apply(tx, partnerId, turn, turn.guard));
      if (event) {
        await storeEvent(tx, partnerId, event);
        await notify(tx, partnerId, event, { wantsMail: turn.guard?.email === true, author: turn.author });
      }
      await endTurn(tx, turn, turn.guard ? ((event?.kind as 'warn' | undefined) ?? 'none') : 'gone');
      return true;
    });

  return (async ({ ref_id }) => {
    for (let done = 0; done < PORTION; done += 1) if (!(await evaluateNext(ref_id))) return 'done';
    return { again: 0 };
  }) satisfies JobHandler;
}

const movedItem = ({ old_price, new_price, discount, ...turn }: Turn): MovedItem => ({
  ...{
    variation_id: turn.variation_id,
    brand_id: turn.brand_id,
    category_id: turn.category_id,
    item: turn.item,
  },
  cost_before: tierPrice(old_price, discount),
  cost_now: tierPrice(new_price, discount),
});
