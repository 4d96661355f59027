import type { ActionHandler } from '../../../admin/server/actions/shape';
import type { Change } from '../../../core/contract/action-reply';
import { rupiah } from '../../../core/format/money';
import { number } from '../../../core/format/number';
import type { Rate } from '../../../core/value/rate';
import { type Repricing, repriced } from '../../shops/domain/reprice';
import { type Priced, pricedOf, priceFor } from '../../shops/server/shop-record/prices';
import { recordsByIds } from '../../shops/server/shop-record/reading';
import type { ProductData } from '../../shops/server/shop-record/records';
import { readShopTiers, type ShopTiers, type Tier } from '../../shops/server/shop-record/tiers';

interface NewPrice {
  tier: Tier;
  before: number;
  after: number;
}

const repricingOf = (input: Record<string, unknown>): Repricing => ({
  way: input.way as Repricing['way'],
  ...(input.amount !== undefined && { amount: input.amount as Rate }),
  rounding: Number(input.rounding ?? 1),
});

const pricesOf = (priced: Priced, shop: ShopTiers, repricing: Repricing): NewPrice[] =>
  shop.tiers.flatMap((tier) => {
    const before = priceFor(priced, tier, shop);
    if (before === null || priced.cost === null) return [];
    const asTier = { ...priced, data: { ...priced.data, price_mode: 'tier' as const } };
    const after =
      repricing.way === 'tier'
        ? (priceFor(asTier, tier, shop) ?? before)
        : repriced(before, priced.cost, repricing);
    return [{ tier, before, after }];
  });

const MODES = { tier: 'Ikut tier', manual: 'Manual' } as const;
type Mode = keyof typeof MODES;

const modeOf = ({ data }: Priced): Mode => data.price_mode ?? 'tier';

const changeOf = (priced: Priced, brand: string | undefined, prices: NewPrice[], mode: Mode): Change => {
  const { id, title, cost } = priced;
  const losing = prices.some(({ after }) => cost !== null && after < cost);
  const modes = { label: 'Harga jual', before: MODES[modeOf(priced)], after: MODES[mode] };
  return {
    id,
    title: [brand, title].filter(Boolean).join(' · '),
    values: [
      ...prices.map(({ tier, before, after }) => ({
        label: tier.name,
        before: rupiah(before),
        after: rupiah(after),
      })),
      modes,
    ].filter(({ before, after }) => before !== after),
    ...(losing && { warning: `Di bawah harga modal ${rupiah(cost ?? 0)}` }),
  };
};

/** Changes the prices of many items with preview, undoable for ten seconds. */
export const repriceHandler: ActionHandler = async ({ tx, actor, rows, input }) => {
  const repricing = repricingOf(input);
  const shop = await readShopTiers(tx, actor.partnerId);
  const products = rows.map(({ id, data }) => ({ id, data: data as ProductData }));
  const mode: Mode = repricing.way === 'tier' ? 'tier' : 'manual';
  const brands = await recordsByIds(
    tx,
    actor.partnerId,
    'category',
    products.map(({ data }) => data.category_id),
  );
  const brandOf = new Map(brands.map(({ id, data }) => [id, data.name]));
  const changes: Change[] = [];
  let repricedCount = 0;
  let stops = 0;
  const edits = (await pricedOf(tx, actor.partnerId, products)).flatMap((priced) => {
    const prices = pricesOf(priced, shop, repricing);
    if (prices.length === 0) return [];
    changes.push(changeOf(priced, brandOf.get(priced.data.category_id), prices, mode));
    if (prices.some(({ before, after }) => before !== after)) repricedCount += 1;
    if (mode === 'manual' && modeOf(priced) === 'tier') stops += 1;
    const typed = prices.map(({ tier, after }) => ({ tier_id: tier.id, price: after }));
    return [
      { id: priced.id, data: mode === 'tier' ? { price_mode: mode } : { price_mode: mode, prices: typed } },
    ];
  });
  const stopped = `${number(stops)} variasi`;
  return {
    message: `Harga ${number(repricedCount)} variasi diubah.${stops > 0 ? ` ${stopped} tidak lagi mengikuti harga modal.` : ''}`,
    facts: stops > 0 ? [{ label: 'Berhenti mengikuti harga modal', value: stopped, tone: 'wait' }] : [],
    edits,
    changes,
  };
};
