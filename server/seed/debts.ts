import type { debt } from '../../resources/debt';
import type { DataOf } from '../../src/core/schema/data-of';
import { type EntityDraft, entity, type Shop } from './panel-rows';

const DAY = 86_400_000;

/** WIB, as a date is typed. */
const dayOf = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);

interface Owed {
  name: string;
  phone: string;
  amount: number;
  note: string;
  /** Days from now. */
  due: number;
  paid?: { ago: number; amount: number };
}

const owed: Owed[] = [
  {
    name: 'Bu Sri Warung',
    phone: '6281233445501',
    amount: 150_000,
    note: 'Token PLN 100.000 dan pulsa',
    due: -3,
  },
  {
    name: 'Pak Darto',
    phone: '6281233445502',
    amount: 480_000,
    note: 'Diamond untuk turnamen',
    due: 5,
    paid: { ago: 2, amount: 200_000 },
  },
  {
    name: 'Konter Melati',
    phone: '6281233445503',
    amount: 275_000,
    note: 'Pulsa sepekan',
    due: -10,
    paid: { ago: 9, amount: 275_000 },
  },
];

/** What customers owe a partner of the demonstration: overdue, paid in part, paid. */
export const debtDrafts = (shop: Shop): EntityDraft[] =>
  owed.map(({ due, paid, ...told }, place) => {
    const data: DataOf<typeof debt> = {
      ...told,
      due_date: dayOf(shop.now + due * DAY),
      ...(paid && { payments: [{ date: dayOf(shop.now - paid.ago * DAY), amount: paid.amount }] }),
    };
    const at = shop.now - (14 - place) * DAY;
    return { row: entity<typeof debt>(shop, 'debt', data, { at, by: shop.userId }) };
  });
