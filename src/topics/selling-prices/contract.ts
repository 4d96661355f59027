import { z } from 'zod';
import { get, post } from '../../core/contract/endpoint';
import { id, idParams, rupiah } from '../../core/contract/shapes';
import { PRICE_ENDINGS, RULE_METHODS, RULE_SCOPES } from './domain/selling-price';

const margin = rupiah.min(0).max(10_000_000).nullable();

const priceRule = z.strictObject({
  method: z.enum(RULE_METHODS),
  /** Percent with at most two decimals, or rupiah. */
  value: z.number().min(0).max(100_000_000),
  rounding: z.union([0, 50, 100, 500, 1000].map((step) => z.literal(step))),
  round_up: z.boolean(),
  ending: z.enum(PRICE_ENDINGS),
  min_margin: margin,
  max_margin: margin,
});

export const previewedRule = priceRule.extend({
  id: id.optional(),
  scope: z.enum(RULE_SCOPES),
  scope_id: id.nullable(),
  is_active: z.boolean(),
});

const ruleOutcome = z.object({
  reached: z.int(),
  changed: z.int(),
  raised: z.int(),
  lowered: z.int(),
  gained: z.int(),
  lost: z.int(),
  losing: z.int(),
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

/** Dry run: affected items, and those that would be sold at a loss. */
export const previewRule = post('/v1/crm/selling-price/look', 'selling_price', {
  summary: 'Pratinjau aturan harga jual',
  body: previewedRule,
  reply: ruleOutcome,
});

/** Stored rules may exceed the bounds of the form. */
const standingRule = priceRule.extend({ value: z.number() });

const triedTier = z.object({
  id,
  name: z.string(),
  is_standard: z.boolean(),
  /** Current price for its members; null without one. */
  rule: standingRule.nullable(),
});

/** Payment method of the website as `core/storefront/payment` reads it; rupiah. */
const triedMethod = z.object({
  id,
  name: z.string(),
  source: z.enum(['platform', 'manual']),
  group: z.string(),
  fee_flat: rupiah,
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
    name: z.string(),
    sku: z.string(),
    /** The supplier's price, and the discount of the partner's tier in hundredths of a percent. */
    base_price: rupiah,
    discount_bps: z.int(),
  }),
  /** The partner's own price rule; null if none applies. */
  rule: standingRule.extend({ scope: z.enum(RULE_SCOPES) }).nullable(),
  website: z
    .object({
      is_sold: z.boolean(),
      tiers: z.array(triedTier),
      methods: z.array(triedMethod),
    })
    .nullable(),
  /** Reason without a website: none, expired, or the caller may not see it. */
  no_website: z.enum(['none', 'expired', 'forbidden']).nullable(),
});
export type SimulationFacts = z.infer<typeof simulationFacts>;
export type TriedMethod = z.infer<typeof triedMethod>;

/** Inputs of `core/simulation`. Throws NOT_FOUND. */
export const getSimulationFacts = get('/v1/crm/selling-price/simulation/:id', 'selling_price', {
  summary: 'Bahan simulasi harga jual satu item',
  params: idParams,
  reply: simulationFacts,
});
