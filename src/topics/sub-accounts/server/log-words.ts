import type { AccessKey } from '../../../admin/schema/resource';
import { rupiah } from '../../../core/format/money';
import { COST_LABEL, PROFIT_LABEL } from '../text';
import type { Limits, Person } from './store';

const money = (amount: number | null): string | null => (amount === null ? null : rupiah(amount));

interface Worded extends Omit<Person, 'name'>, Limits {
  category_names: Record<string, string> | null;
}

export const wordsOf = (accessKeys: readonly AccessKey[], one: Worded) => ({
  Email: one.email,
  'Nomor WhatsApp': one.phone,
  'Hak akses': accessKeys
    .filter(({ key }) => one.privileges.includes(key))
    .map(({ label }) => label)
    .join(', '),
  [COST_LABEL]: one.can_see_cost,
  [PROFIT_LABEL]: one.can_see_profit,
  'Batas satu pesanan': money(one.order_limit),
  'Batas sehari': money(one.day_limit),
  'Batas sebulan': money(one.month_limit),
  Kategori:
    one.category_ids.map((id) => one.category_names?.[id] ?? 'kategori yang sudah tiada').join(', ') || null,
  'Jam membeli': one.hours_start && `${one.hours_start}–${one.hours_end}`,
  'Kunci alamat IP': one.ip_lock.join(', ') || null,
});
