import type { Field } from '../../../../admin/schema/field';
import type { SimulationFacts } from '../../../selling-prices/contract';
import { copy } from './copy';

/** Values for the H2H buyer and for a payment without fee, which have no record. */
export const H2H = 'h2h';
export const FREE = 'free';
export const OWN = 'own';
export const BALANCE = 'balance';

/** Maximum supplier price in rupiah. */
const MOST = 1_000_000_000;

/** Fields of a trial; the price fields are those of price rules. */
export function trialFields(
  { website }: SimulationFacts,
  buyer: string,
  howToPrice: Record<string, Field>,
): Record<string, Field> {
  const tiers = website?.tiers ?? [];
  const ofMethods = (website?.methods ?? []).map(({ id, name, is_maintenance }) => ({
    value: id,
    label: is_maintenance ? copy.outOfOrder(name) : name,
  }));
  const ofH2h = [
    { value: FREE, label: copy.free },
    { value: OWN, label: copy.own },
  ];
  const own = { required: true, when: { field: 'pay', is: [OWN] } };
  return {
    buyer: {
      kind: 'choice',
      label: copy.buyer,
      required: true,
      options: [
        { value: H2H, label: copy.h2h },
        ...tiers.map(({ id, name, is_standard }) => ({ value: id, label: copy.member(name, is_standard) })),
      ],
    },
    pay: {
      kind: 'choice',
      label: copy.pay,
      required: true,
      options: buyer === H2H ? ofH2h : [...ofMethods, { value: BALANCE, label: copy.balance }],
    },
    own_percent: { kind: 'percent', label: copy.ownPercent, min: 0, max: 20, ...own },
    own_flat: { kind: 'money', label: copy.ownFlat, max: 100_000, ...own },
    own_bearer: {
      kind: 'choice',
      label: copy.ownBearer,
      options: [
        { value: 'shop', label: copy.bearers.shop },
        { value: 'buyer', label: copy.bearers.buyer },
      ],
      ...own,
    },
    base_price: { kind: 'money', label: copy.supplierPrice, required: true, min: 1, max: MOST },
    ...howToPrice,
  };
}

export const firstPay = ({ website }: SimulationFacts, buyer: string): string =>
  buyer === H2H ? FREE : (website?.methods[0]?.id ?? BALANCE);
