import { number } from '../../../core/format/number';
import type { Database } from '../../../platform/db/client';
import type { RuleOutcome } from '../contract';
import { countMoves, isLoss, isMoved, movesBetween, type PriceMove } from '../domain/price-move';
import { type PricedItem, pricerOf, type SellingRule } from '../domain/selling-price';
import { readItems } from './catalogue-store';
import { reachOf } from './reach';
import { readRulesByIds } from './rule-store';

const CASES = 8;

export function createOutcomes(database: Database) {
  return {
    async of(
      partnerId: string,
      input: Omit<SellingRule, 'id'>,
      isActive: boolean,
      ownId: string | null,
    ): Promise<RuleOutcome> {
      // An edited rule may lose its present scope.
      const own = ownId ? await readRulesByIds(database.db, partnerId, [ownId]) : [];
      const { items, active: before } = await reachOf(database.db, partnerId, [input, ...own]);
      const rule = { ...input, id: ownId ?? NEW };
      // The typed rule replaces another rule with the same scope, which saving would refuse.
      const others = before.filter(
        ({ id, scope, scope_id }) => id !== ownId && !(scope === rule.scope && scope_id === rule.scope_id),
      );
      const moves = movesBetween(items, before, isActive ? [...others, rule] : others);
      const touched = moves.filter((move) => isMoved(move) || move.after?.rule_id === rule.id);
      return {
        ...countMoves(touched),
        reached: moves.filter(({ after }) => after?.rule_id === rule.id).length,
        cases: await casesOf(database, partnerId, worstOf(touched, CASES)),
      };
    },

    async warningsOf(partnerId: string, rule: SellingRule & { is_active: boolean }): Promise<string[]> {
      if (!rule.is_active) return [];
      const { items, active } = await reachOf(database.db, partnerId, [rule]);
      const price = pricerOf(active);
      const losing = items.filter((item) => {
        const sold = price(item);
        return sold?.rule_id === rule.id && isLoss(sold);
      });
      return losing.length > 0
        ? [`${number(losing.length)} item dijual di bawah harga modal oleh aturan ini.`]
        : [];
    },
  };
}

const NEW = '';

const worstFirst = (one: PriceMove<PricedItem>, other: PriceMove<PricedItem>): number =>
  lossOf(one) - lossOf(other) ||
  sizeOf(other) - sizeOf(one) ||
  (one.item.variation_id < other.item.variation_id ? -1 : 1);

const lossOf = ({ after }: PriceMove<PricedItem>): number => Math.min(0, after?.margin ?? 0);

const sizeOf = ({ before, after }: PriceMove<PricedItem>): number =>
  Math.abs((after?.price ?? 0) - (before?.price ?? 0));

/** The first `most` items without sorting all. */
function worstOf(moves: readonly PriceMove<PricedItem>[], most: number): PriceMove<PricedItem>[] {
  const worst: PriceMove<PricedItem>[] = [];
  for (const move of moves) {
    const last = worst.at(-1);
    if (last && worst.length === most && worstFirst(last, move) < 0) continue;
    const rank = worst.findIndex((one) => worstFirst(move, one) < 0);
    worst.splice(rank < 0 ? worst.length : rank, 0, move);
    worst.length = Math.min(worst.length, most);
  }
  return worst;
}

async function casesOf(
  { db }: Database,
  partnerId: string,
  moves: PriceMove<PricedItem>[],
): Promise<RuleOutcome['cases']> {
  if (moves.length === 0) return [];
  const values = moves.map(({ item }) => item.variation_id);
  const items = await readItems(db, partnerId, { filters: [{ field: 'variation_id', values }] });
  const names = new Map(items.map(({ variation_id, brand, item }) => [variation_id, `${brand} – ${item}`]));
  return moves.flatMap(({ item: { variation_id, cost }, before, after }) => {
    const item = names.get(variation_id);
    if (item === undefined) return [];
    const [was, will] = [before?.price ?? null, after?.price ?? null];
    return [{ variation_id, item, cost, before: was, after: will, margin: after?.margin ?? null }];
  });
}
