import { ITEM } from '../../../src/core/states';
import type { CatalogueItem } from './types';

/** How a route differs from the usual one. */
interface RouteTerms {
  /** Stands in the SKU before its hyphen: `DANA-20000` has the fast route `DANAK-20000`. */
  letter: string;
  word: string;
  /** Hundredths of a percent that it costs more, on multiples of 25. */
  priceBps: number;
  /** Rupiah that it costs more where money is sold, of which nobody gives more than he gets. */
  feeMore: number;
  sla_seconds: number;
  /** What its past looks like: seconds from the order to its end, and the share that failed. */
  seconds: readonly [from: number, to: number];
  failed: number;
}

const fast: RouteTerms = {
  ...{ letter: 'K', word: 'Kilat', priceBps: 150, feeMore: 125, sla_seconds: 15 },
  ...{ seconds: [1, 4], failed: 0.02 },
};
const cheap: RouteTerms = {
  ...{ letter: 'H', word: 'Hemat', priceBps: -140, feeMore: -75, sla_seconds: 300 },
  ...{ seconds: [25, 85], failed: 0.09 },
};
const steady: RouteTerms = {
  ...{ letter: 'S', word: 'Stabil', priceBps: 80, feeMore: 50, sla_seconds: 60 },
  ...{ seconds: [6, 16], failed: 0.004 },
};

const routes = { K: fast, H: cheap, S: steady } as const;
type Letter = keyof typeof routes;

/** Further routes of the items of a brand, by SKU. */
const routesOf: Record<string, Record<string, readonly Letter[]>> = {
  'mobile-legends': { 'ML-28': ['K', 'H'], 'ML-172': ['K', 'H', 'S'], 'ML-WDP': ['K', 'H'] },
  'free-fire': { 'FF-70': ['K', 'H'], 'FF-140': ['K', 'H', 'S'], 'FF-WEEKLY': ['H'] },
  'pubg-mobile': { 'PUBG-60': ['K', 'H'], 'PUBG-325': ['K'], 'PUBG-660': ['K', 'H', 'S'] },
  'genshin-impact': { 'GI-60': ['K', 'H'], 'GI-330': ['H'], 'GI-WELKIN': ['K', 'H'] },
  'honor-of-kings': { 'HOK-80': ['H'], 'HOK-240': ['K', 'H'] },
  telkomsel: { 'TSEL-10000': ['K', 'H'], 'TSEL-25000': ['K', 'H', 'S'], 'TSEL-50000': ['K', 'H'] },
  indosat: { 'ISAT-10000': ['K', 'H'], 'ISAT-25000': ['H'], 'ISAT-50000': ['K'] },
  xl: { 'XL-10000': ['K', 'H'], 'XL-25000': ['H'], 'XL-50000': ['K', 'H'] },
  tri: { 'TRI-10000': ['H'], 'TRI-20000': ['K', 'H'] },
  axis: { 'AXIS-10000': ['H'], 'AXIS-25000': ['K', 'H'] },
  dana: { 'DANA-20000': ['K', 'H'], 'DANA-50000': ['K', 'H'], 'DANA-100000': ['K', 'H', 'S'] },
  gopay: { 'GOPAY-20000': ['K', 'H'], 'GOPAY-50000': ['H'], 'GOPAY-100000': ['K', 'H'] },
  shopeepay: { 'SPAY-20000': ['H'], 'SPAY-50000': ['K', 'H'] },
  ovo: { 'OVO-20000': ['K', 'H'], 'OVO-50000': ['H'] },
};

/** The items of a brand and, behind them, the further routes of some. */
export function withRoutes(brand: string, items: readonly CatalogueItem[]): CatalogueItem[] {
  const further = routesOf[brand] ?? {};
  const usual = items.map((item) =>
    item.sku in further ? { ...item, group_key: keyOf(brand, item) } : item,
  );
  const others = usual.flatMap((item) =>
    (further[item.sku] ?? []).map((letter) => routeOf(item, routes[letter], wallets.has(brand))),
  );
  return [...usual, ...others];
}

const keyOf = (brand: string, { sku }: CatalogueItem): string => `${brand}/${sku.toLowerCase()}`;

const wallets = new Set(['dana', 'gopay', 'shopeepay', 'ovo']);

const routeOf = (item: CatalogueItem, terms: RouteTerms, isMoney: boolean): CatalogueItem => ({
  ...item,
  sku: item.sku.replace('-', `${terms.letter}-`),
  name: `${item.name} · ${terms.word}`,
  price: isMoney ? item.price + terms.feeMore : moved(item.price, terms.priceBps),
  ...{ price_before: null, is_promo: false, is_new: false, status: ITEM.open },
  sla_seconds: terms.sla_seconds,
});

function moved(price: number, bps: number): number {
  const step = Math.max(25, Math.round((price * Math.abs(bps)) / 10_000 / 25) * 25);
  return price + Math.sign(bps) * step;
}

/** The past of a further route; null of any other item. */
export function pastOfRoute({ name, group_key }: { name: string; group_key: string | null }) {
  if (group_key === null) return null;
  return Object.values(routes).find(({ word }) => name.endsWith(` · ${word}`)) ?? null;
}
