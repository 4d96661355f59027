import { v7 } from 'uuid';
import { pointsOf } from '../../src/core/storefront/limits';
import type { memberMutations } from '../db/schema/member-mutation';
import type { Chance } from './history-chance';
import type { Member } from './panel-members';
import type { OrderRow } from './panel-orders';
import type { Shop } from './panel-rows';

type MutationRow = typeof memberMutations.$inferSelect;
type Step = Pick<MutationRow, 'amount' | 'type' | 'order_id' | 'ref_code' | 'note'> & { at: number };

const DONE = 3;
const PAID_BACK = 5;

/** Balance and points of every member with their whole past, and where they stand. */
export function mutationsOf(
  chance: Chance,
  shop: Shop,
  members: readonly Member[],
  orders: readonly OrderRow[],
) {
  const rows: MutationRow[] = [];
  const counters: { entity_id: string; field: string; value: number }[] = [];
  for (const member of members) {
    const own = orders.filter(({ member_id }) => member_id === member.id);
    const keeps = chance.happens(0.35) ? chance.between(1, 60) * 5_000 : 0;
    const books = { balance: balanceSteps(member, own, keeps), point: pointSteps(own) };
    for (const kind of ['balance', 'point'] as const) {
      let after = 0;
      for (const [place, { at, ...step }] of books[kind].entries()) {
        after += step.amount;
        rows.push({
          id: v7({ msecs: at }),
          partner_id: shop.partnerId,
          member_id: member.id,
          kind,
          seq: place + 1,
          after,
          ...step,
          actor: 'Sistem',
          user_id: null,
          created_at: new Date(at).toISOString(),
        });
      }
      counters.push({ entity_id: member.id, field: kind, value: after });
    }
  }
  return { rows, counters };
}

/** What a member put in on the first day covers whatever was bought with it. */
function balanceSteps({ joined }: Member, orders: readonly OrderRow[], keeps: number): Step[] {
  const paid = orders.filter(({ payment_source, paid_at }) => payment_source === 'balance' && paid_at);
  const spent = paid.filter(({ payment_status }) => payment_status !== PAID_BACK);
  const deposit = keeps + paid.reduce((sum, { total }) => sum + total, 0);
  const returned = paid.filter((order) => !spent.includes(order));
  const steps: Step[] = [];
  if (deposit > 0) {
    steps.push({
      at: joined,
      amount: deposit,
      type: 'adjustment',
      order_id: null,
      ref_code: null,
      note: 'Setoran awal',
    });
  }
  for (const { id, invoice, total, paid_at } of paid) {
    const at = Date.parse(paid_at ?? '');
    steps.push({ at, amount: -total, type: 'payment', order_id: id, ref_code: invoice, note: null });
  }
  for (const { id, invoice, total, finished_at, reason } of returned) {
    const at = Date.parse(finished_at ?? '');
    steps.push({ at, amount: total, type: 'refund', order_id: id, ref_code: invoice, note: reason });
  }
  return steps.sort((one, other) => one.at - other.at);
}

const pointSteps = (orders: readonly OrderRow[]): Step[] =>
  orders
    .filter(({ order_status, total }) => order_status === DONE && pointsOf(total) > 0)
    .map(({ id, invoice, total, finished_at }) => ({
      at: Date.parse(finished_at ?? ''),
      amount: pointsOf(total),
      type: 'earned',
      order_id: id,
      ref_code: invoice,
      note: null,
    }));
