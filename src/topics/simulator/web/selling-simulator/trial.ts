import type { Values } from '../../../../admin/web/form/form-values';
import type { SimulationFacts, TriedMethod } from '../../../selling-prices/contract';
import type { PriceRule } from '../../../selling-prices/domain/selling-price';
import { plainRule } from '../../../selling-prices/domain/starting-rule';
import { priceRuleOf } from '../../../selling-prices/domain/typed-rule';
import { sellingMessages } from '../../../selling-prices/text';
import type { PaymentMethodFacts } from '../../../shops/domain/payment';
import type { Trial } from '../../domain';
import { copy } from './copy';
import { BALANCE, H2H, OWN } from './trial-fields';

/** Initial price: the buyer's current one, else the cost. `isSet`: a price exists. */
export function startOf(
  { rule, website }: SimulationFacts,
  buyer: string,
): { rule: PriceRule; isSet: boolean } {
  const found = buyer === H2H ? rule : website?.tiers.find(({ id }) => id === buyer)?.rule;
  return { rule: found ?? plainRule, isSet: Boolean(found) };
}

const free = (source: 'manual' | 'balance'): PaymentMethodFacts => ({
  ...{ source, group: source, fee_bearer: 'shop' as const, is_active: true },
});

const ownFee = ({ own_percent, own_flat, own_bearer }: Values): PaymentMethodFacts => ({
  ...free('manual'),
  fee_percent: Number(own_percent ?? 0),
  fee_flat: Number(own_flat ?? 0),
  fee_bearer: own_bearer === 'buyer' ? 'buyer' : 'shop',
});

export const chosenMethod = ({ website }: SimulationFacts, values: Values): TriedMethod | undefined =>
  website?.methods.find(({ id }) => id === values.pay);

const methodOf = (facts: SimulationFacts, values: Values): PaymentMethodFacts => {
  if (values.pay === OWN) return ownFee(values);
  if (values.pay === BALANCE) return free('balance');
  return chosenMethod(facts, values) ?? free('manual');
};

/** Trial from valid form values, or the missing input; `values` are validated by the form. */
export function trialOf(
  facts: SimulationFacts,
  values: Values | undefined,
): { trial: Trial } | { lacks: string } {
  const rule = values && priceRuleOf(values);
  if (!values || !rule) return { lacks: copy.incomplete };
  const { min_margin: least, max_margin: most } = rule;
  // Only the server refuses this combination: no single field is wrong.
  if (least !== null && most !== null && least > most) return { lacks: sellingMessages.margins };
  return {
    trial: {
      base_price: Number(values.base_price),
      discount_bps: facts.item.discount_bps,
      rule,
      method: methodOf(facts, values),
    },
  };
}
