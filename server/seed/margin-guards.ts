import { v7 } from 'uuid';
import type { marginGuard } from '../../resources/margin-guard';
import { judgeMove } from '../../src/core/pricing/margin-guard';
import type { DataOf } from '../../src/core/schema/data-of';
import { guardReason } from '../../src/core/text/margin-guard';
import type { Db } from '../db/client';
import { marginGuardEvents, marginGuardTurns } from '../db/schema/margin-guard';
import { guardOf } from '../modules/shops/margin-guard/guard-of';
import type { GuardData } from '../modules/shops/margin-guard/turn-store';
import type { Shelf } from './catalogue-rows';
import type { Plan } from './history-plan';
import { insertRows } from './insert-rows';
import { entity, insertDrafts } from './panel-rows';
import { recentChanges } from './price-changes';
import { type PastRule, pastPrice } from './selling-past';

const PARTNER = 'mitra@demo.test';
const DAY = 86_400_000;

type Draft = DataOf<typeof marginGuard>;

const watched = { channel: 'h2h', scope: 'brand', trigger: 'margin', email: false, digest: true } as const;

/** Guards over a brand, over everything and over the website. */
const guardsFor = (brandId: string): Draft[] => [
  {
    ...{ ...watched, name: 'Margin Mobile Legends', brand_id: brandId, action: 'raise', is_active: true },
    ...{
      least_margin: { type: 'percent', value: 3 },
      raise_margin: { type: 'percent', value: 5 },
      rounding: '100',
    },
  },
  {
    ...{
      name: 'Modal melonjak',
      channel: 'h2h',
      scope: 'all',
      trigger: 'cost',
      cost_percent: 2.5,
      action: 'tell',
    },
    ...{ email: false, digest: true, is_active: true },
  },
  {
    ...{
      ...watched,
      name: 'Website jangan rugi',
      channel: 'website',
      scope: 'all',
      action: 'off',
      is_active: true,
    },
    least_margin: { type: 'nominal', value: 100 },
  },
];

interface Past {
  plans: readonly Plan[];
  shelves: readonly Shelf[];
  /** What its partner sold by. */
  rules: readonly PastRule[];
  now: number;
}

/** Guards of the demonstration, and what the one over all costs has judged since it was made a month ago. */
export async function seedMarginGuards(tx: Db, { plans, shelves, rules, now }: Past): Promise<void> {
  const account = plans.find((plan) => plan.account.past.email === PARTNER)?.account;
  const shelf = shelves.find(({ brand }) => brand.key === 'mobile-legends');
  if (!account || !shelf) return;
  const shop = { ...account, userId: account.owner.userId, email: PARTNER, siteName: '', now };
  const origin = { at: now - 30 * DAY, by: account.owner.userId };
  const drafts = guardsFor(shelf.brand.id).map((data) => ({
    row: entity<typeof marginGuard>(shop, 'margin-guard', data, origin),
  }));
  await insertDrafts(tx, drafts);
  const guard = drafts[1]?.row;
  if (!guard) return;
  const data = guard.data as GuardData;
  const judge = guardOf(data);
  const changes = (await recentChanges(tx, origin.at, account.partnerId)).map(
    ({ brand_id, category_id, ...change }) => {
      const { variation_id, cost_before, cost_now } = change;
      const price = (cost: number) =>
        pastPrice(rules, { variation_id, brand_id, category_id, cost }, Date.parse(change.at));
      const move = { cost_before, cost_now, price_before: price(cost_before), price_now: price(cost_now) };
      return { ...change, move, verdict: judgeMove(judge, { ...move, is_sold: true, off: null }).kind };
    },
  );
  await insertRows(
    tx,
    marginGuardTurns,
    changes.map((change) => ({
      ...{ guard_id: guard.id, change_id: change.id, partner_id: account.partnerId },
      ...{ queued_at: change.at, nth: 1, judged_at: change.at, verdict: change.verdict },
    })),
  );
  await insertRows(
    tx,
    marginGuardEvents,
    changes
      .filter(({ verdict }) => verdict === 'tell')
      .map(({ id, at, variation_id, item, cost_before, cost_now, move }) => ({
        ...{ id: v7({ msecs: Date.parse(at) }), partner_id: account.partnerId, guard_id: guard.id },
        ...{ actor: data.name, change_id: id, channel: 'h2h' as const, kind: 'tell' as const },
        ...{ subject_id: variation_id, item, cost_before, cost_now },
        ...{ price_before: move.price_now, price_after: move.price_now },
        reason: guardReason(judge, move, 'tell'),
        ...{ undo: null, undone_at: null, created_at: at },
      })),
  );
}
