import { ORDER, PAYMENT } from '../../src/core/states';
import { pointsOf } from '../../src/topics/shops/domain/limits';
import type { Chance } from '../chance';
import { SYSTEM } from '../history/book';
import type { Tables } from '../tables';
import { idAt, iso } from '../time';
import type { Member } from './members';
import type { OrderRow } from './orders';
import type { Shop } from './records';

interface Step {
  at: number;
  amount: number;
  type: 'adjustment' | 'payment' | 'refund' | 'earned';
  order_id: string | null;
  ref_code: string | null;
  note: string | null;
}

export function addMutations(
  tables: Tables,
  { partnerId: partner_id }: Shop,
  { chance, members, orders }: { chance: Chance; members: readonly Member[]; orders: readonly OrderRow[] },
): void {
  for (const member of members) {
    const own = orders.filter(({ member_id }) => member_id === member.id);
    const remaining = chance.happens(0.35) ? chance.between(1, 60) * 5_000 : 0;
    const books = { balance: balanceSteps(member, own, remaining), point: pointSteps(own) };
    for (const [kind, steps] of Object.entries(books)) {
      let after = 0;
      for (const [index, { at, ...step }] of steps.entries()) {
        after += step.amount;
        tables.add('member_mutations', [
          {
            ...{ id: idAt(at), partner_id, member_id: member.id, kind, seq: index + 1, after, ...step },
            ...{ actor: SYSTEM, created_at: iso(at) },
          },
        ]);
      }
      tables.add('entity_counters', [{ entity_id: member.id, field: kind, value: after }]);
    }
  }
}

const stepOf = (
  { id, invoice }: OrderRow,
  at: string | null,
  rest: Pick<Step, 'amount' | 'type' | 'note'>,
): Step => ({
  ...{ at: Date.parse(at ?? ''), order_id: id, ref_code: invoice, ...rest },
});

/** A deposit on the first day covers all purchases from the member's balance. */
function balanceSteps({ joined }: Member, orders: readonly OrderRow[], remaining: number): Step[] {
  const paid = orders.filter(({ payment_source, paid_at }) => payment_source === 'balance' && paid_at);
  const amount = remaining + paid.reduce((sum, { total }) => sum + total, 0);
  const deposit: Step = {
    ...{ at: joined, amount, type: 'adjustment', order_id: null, ref_code: null, note: 'Setoran awal' },
  };
  return [
    ...(amount > 0 ? [deposit] : []),
    ...paid.map((order) =>
      stepOf(order, order.paid_at, { amount: -order.total, type: 'payment', note: null }),
    ),
    ...paid
      .filter(({ payment_status }) => payment_status === PAYMENT.returned)
      .map((order) =>
        stepOf(order, order.finished_at, { amount: order.total, type: 'refund', note: order.reason }),
      ),
  ].sort((one, other) => one.at - other.at);
}

const pointSteps = (orders: readonly OrderRow[]): Step[] =>
  orders
    .filter(({ order_status, total }) => order_status === ORDER.done && pointsOf(total) > 0)
    .map((order) =>
      stepOf(order, order.finished_at, { amount: pointsOf(order.total), type: 'earned', note: null }),
    );
