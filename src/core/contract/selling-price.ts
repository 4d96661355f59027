import { z } from 'zod';
import { PRICE_ENDINGS, RULE_METHODS, RULE_SCOPES } from '../pricing/selling-price';
import { endpoint } from './endpoint';
import { id, idParams, rupiah } from './shapes';

const margin = rupiah.min(0).max(10_000_000).nullable();

/** How a price follows from the cost. */
const priceRule = z.strictObject({
  method: z.enum(RULE_METHODS),
  /** Per cent with two decimals at most, or rupiah. */
  value: z.number().min(0).max(100_000_000),
  rounding: z.union([0, 50, 100, 500, 1000].map((step) => z.literal(step))),
  round_up: z.boolean(),
  ending: z.enum(PRICE_ENDINGS),
  min_margin: margin,
  max_margin: margin,
});

/** A rule as it is looked at before it is kept. */
export const lookedAtRule = priceRule.extend({
  /** Of the rule that it would take the place of. */
  id: id.optional(),
  scope: z.enum(RULE_SCOPES),
  scope_id: id.nullable(),
  is_active: z.boolean(),
});

const ruleOutcome = z.object({
  /** Items whose price would follow from it. */
  reached: z.int(),
  changed: z.int(),
  raised: z.int(),
  lowered: z.int(),
  /** Had no selling price, or would have none any more. */
  gained: z.int(),
  lost: z.int(),
  /** Would be sold for less than they cost. */
  losing: z.int(),
  /** The worst of them, and what moves most. */
  cases: z.array(
    z.object({
      variation_id: id,
      item: z.string(),
      cost: rupiah,
      before: rupiah.nullable(),
      after: rupiah.nullable(),
      margin: z.int().nullable(),
    }),
  ),
});
export type RuleOutcome = z.infer<typeof ruleOutcome>;

/** What a rule would change, for how many items, and which would be sold at a loss. Changes nothing. */
export const lookAtRule = endpoint({
  method: 'POST',
  path: '/v1/crm/selling-price/look',
  object: 'selling_price',
  summary: 'Pratinjau aturan harga jual',
  body: lookedAtRule,
  reply: ruleOutcome,
});

/** As it stands, beyond what a form takes too. */
const standingRule = priceRule.extend({ value: z.number() });

/** A member tier of the partner's website. */
const triedTier = z.object({
  id,
  name: z.string(),
  /** Guests and new members are in it. */
  is_standard: z.boolean(),
  /** What its members pay for the item now; null: nobody has given it a price. */
  rule: standingRule.nullable(),
});

/** A way to pay at the website, as `core/storefront/payment` judges it; money in rupiah. */
const triedMethod = z.object({
  id,
  name: z.string(),
  source: z.enum(['platform', 'manual']),
  group: z.string(),
  fee_flat: rupiah,
  /** With two decimals at most. */
  fee_percent: z.number(),
  fee_bearer: z.enum(['shop', 'buyer']),
  min: rupiah.optional(),
  max: rupiah.optional(),
  rounding: z.enum(['none', '100', '500', '1000']),
  is_active: z.boolean(),
  is_maintenance: z.boolean(),
  use_unique_code: z.boolean(),
});

const simulationFacts = z.object({
  item: z.object({
    id,
    /** `Mobile Legends – 86 Diamonds`. */
    name: z.string(),
    sku: z.string(),
    /** What the supplier asks, and what the partner's tier takes off it, in hundredths of a percent. */
    base_price: rupiah,
    discount_bps: z.int(),
  }),
  /** What the item is sold for by the partner's own rules; null where none reaches it. */
  rule: standingRule.extend({ scope: z.enum(RULE_SCOPES) }).nullable(),
  website: z
    .object({
      /** Whether the website sells the item now. */
      is_sold: z.boolean(),
      tiers: z.array(triedTier),
      methods: z.array(triedMethod),
    })
    .nullable(),
  /** Why there is no website to try: there is none, its time is over, or the caller may not see it. */
  no_website: z.enum(['none', 'expired', 'forbidden']).nullable(),
});
export type SimulationFacts = z.infer<typeof simulationFacts>;
export type TriedMethod = z.infer<typeof triedMethod>;

/** What a sale of an item is worked out from; `core/simulation` does so. Throws NOT_FOUND. */
export const getSimulationFacts = endpoint({
  method: 'GET',
  path: '/v1/crm/selling-price/simulation/:id',
  object: 'selling_price',
  summary: 'Bahan simulasi harga jual satu item',
  params: idParams,
  reply: simulationFacts,
});
