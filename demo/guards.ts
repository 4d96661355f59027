import type { marginGuard } from '../resources/margin-guard';
import type { DataOf } from '../src/admin/schema/data-of';
import { evaluateMove } from '../src/topics/margin-guard/domain';
import { guardOf } from '../src/topics/margin-guard/server/guard-of';
import type { GuardData } from '../src/topics/margin-guard/server/turn-store';
import { guardReason } from '../src/topics/margin-guard/text';
import type { Account } from './accounts';
import type { Shelf } from './catalogue';
import { costMovesOf, type PastPrice, type PriceMove } from './prices';
import type { Tables } from './tables';
import { DAY, idAt, iso } from './time';
import { addRecords, draftOf, shopOf } from './website/records';

const shared = { email: false, digest: true, is_active: true };

const guardsFor = (brandId: string): DataOf<typeof marginGuard>[] => [
  {
    ...{
      name: 'Margin Mobile Legends',
      channel: 'h2h',
      scope: 'brand',
      brand_id: brandId,
      trigger: 'margin',
    },
    ...{ least_margin: { type: 'percent', value: 3 }, raise_margin: { type: 'percent', value: 5 } },
    ...{ action: 'raise', rounding: '100', ...shared },
  },
  {
    ...{ name: 'Modal melonjak', channel: 'h2h', scope: 'all', trigger: 'cost', cost_percent: 2.5 },
    ...{ action: 'warn', ...shared },
  },
  {
    ...{ name: 'Website jangan rugi', channel: 'website', scope: 'all', trigger: 'margin', action: 'off' },
    ...{ least_margin: { type: 'nominal', value: 100 }, ...shared },
  },
];

interface Past {
  shelves: readonly Shelf[];
  moves: readonly PriceMove[];
  pastPrice: PastPrice;
  now: number;
}

/** Adds margin guards of the main partner, with a month of results for the one over all costs. */
export function addMarginGuards(
  tables: Tables,
  account: Account,
  { shelves, moves, pastPrice, now }: Past,
): void {
  const brand = shelves.find((shelf) => shelf.brand.key === 'mobile-legends')?.brand;
  const since = now - 30 * DAY;
  const drafts = guardsFor(brand?.id ?? '').map((data) =>
    draftOf<typeof marginGuard>('margin-guard', since, data),
  );
  addRecords(tables, shopOf(account, now), drafts);
  const guard = drafts[1];
  if (!guard) return;
  const { partnerId: partner_id } = account;
  const validate = guardOf(guard.data as unknown as GuardData);
  for (const { shelf, item, row, at, cost_before, cost_now } of costMovesOf(moves, account, since)) {
    const ids = { variation_id: item.id, brand_id: shelf.brand.id, category_id: shelf.brand.category_id };
    const price = (cost: number) => pastPrice({ ...ids, cost }, at);
    const move = { cost_before, cost_now, price_before: price(cost_before), price_now: price(cost_now) };
    const verdict = evaluateMove(validate, { ...move, is_sold: true, off: null }).kind;
    tables.add('margin_guard_turns', [
      {
        ...{ guard_id: guard.id, change_id: row.id, partner_id, queued_at: iso(at), nth: 1 },
        ...{ evaluated_at: iso(at), verdict },
      },
    ]);
    if (verdict !== 'warn') continue;
    tables.add('margin_guard_events', [
      {
        ...{ id: idAt(at), partner_id, guard_id: guard.id, actor: guard.data.name, change_id: row.id },
        ...{ channel: 'h2h', kind: 'warn', subject_id: item.id, item: `${shelf.brand.name} – ${item.name}` },
        ...{ cost_before, cost_now, price_before: move.price_now, price_after: move.price_now },
        ...{ reason: guardReason(validate, move, 'warn'), created_at: iso(at) },
      },
    ]);
  }
}
