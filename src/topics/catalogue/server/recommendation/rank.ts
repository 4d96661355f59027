import type { Recommendation } from '../../contract/recommendation';

export type Offer = Omit<Recommendation, 'id' | 'reason' | 'score'>;

/** Reason and weight of a candidate: 0 < `strength` ≤ 1. */
export interface Signal {
  offer: Offer;
  reason: Recommendation['reason'];
  strength: number;
}

export interface Interest {
  brand_id: string;
  variation_id: string | null;
  views: number;
}

const MOST = 8;
const MOST_OF_BRAND = 2;
/** Maximum items per reason, unless other reasons have no candidates. */
const MOST_OF_REASON = 4;

const REASON_WEIGHT: Record<Recommendation['reason'], number> = {
  'Sering dibeli': 50,
  'Harga turun': 40,
  'Sedang naik': 35,
  'Margin tertinggi': 30,
};
const REACH = 30;
const ITEM_VIEW = { each: 12, most: 36 };
const BRAND_VIEW = { each: 6, most: 18 };

/** At most eight items, best first; deterministic for equal input. */
export function rank(signals: readonly Signal[], interests: readonly Interest[]): Recommendation[] {
  const scored = bestOfEach(signals.map((signal) => recommend(signal, interests))).sort(byScore);
  const chosen = choose(scored, MOST_OF_REASON);
  const more = choose([...chosen, ...scored.filter((one) => !chosen.includes(one))], MOST);
  return more.sort(byScore);
}

function recommend({ offer, reason, strength }: Signal, interests: readonly Interest[]): Recommendation {
  const ofBrand = interests.filter((interest) => interest.brand_id === offer.brand_id);
  const ofItem = ofBrand.filter((interest) => interest.variation_id === offer.variation_id);
  const score =
    REASON_WEIGHT[reason] + REACH * strength + boost(ofItem, ITEM_VIEW) + boost(ofBrand, BRAND_VIEW);
  return { id: offer.variation_id, ...offer, reason, score: Math.round(score * 10) / 10 };
}

function boost(interests: readonly Interest[], { each, most }: { each: number; most: number }): number {
  const views = interests.reduce((sum, interest) => sum + interest.views, 0);
  return Math.min(views * each, most);
}

function bestOfEach(all: readonly Recommendation[]): Recommendation[] {
  const best = new Map<string, Recommendation>();
  for (const one of all) {
    const known = best.get(one.id);
    if (!known || known.score < one.score) best.set(one.id, one);
  }
  return [...best.values()];
}

function choose(inOrder: readonly Recommendation[], mostOfReason: number): Recommendation[] {
  const chosen: Recommendation[] = [];
  for (const one of inOrder) {
    const sameBrand = chosen.filter((other) => other.brand_id === one.brand_id).length;
    const sameReason = chosen.filter((other) => other.reason === one.reason).length;
    if (sameBrand < MOST_OF_BRAND && sameReason < mostOfReason && chosen.length < MOST) chosen.push(one);
  }
  return chosen;
}

/** Ties are ordered by name, so that the order does not depend on the database. */
const byScore = (one: Recommendation, other: Recommendation): number =>
  other.score - one.score ||
  one.brand_name.localeCompare(other.brand_name) ||
  one.item_name.localeCompare(other.item_name);
