import { number } from '../../../src/core/format/number';
import type { Faults, Judged, Rules } from '../entities/rules/shape';
import { PRODUCTS } from './documents-store';
import { flashSaleRule } from './rule-flash-sale';
import { memberTierRule } from './rule-member-tier';
import { paymentMethodRule } from './rule-payment-method';
import { customRule, supplyRule } from './rule-product';
import { readProductCounts } from './sales-store';

/** Items of the H2H catalogue stand under one kind of brand, a shop's own under the other. */
async function movedSource({ tx, partnerId, id, data, before }: Judged): Promise<Faults> {
  if (!before || before.source === data.source) return {};
  const count = (await readProductCounts(tx, partnerId, 'category_id', PRODUCTS, [id])).get(id) ?? 0;
  if (count === 0) return {};
  return { source: [`Brand ini masih berisi ${number(count)} variasi, jadi sumbernya tetap.`] };
}

/** What the declarations of the catalogue cannot say about its records. */
export const catalogueRules: Rules = {
  'member-tier': memberTierRule,
  'product-vcg': supplyRule,
  'product-custom': customRule,
  'flash-sale': flashSaleRule,
  category: {
    async judge(judged) {
      const { data } = judged;
      const keys = ((data.input_forms as { key: string }[] | undefined) ?? []).map(({ key }) => key);
      const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at);
      return {
        ...(twice >= 0 && { [`input_forms.${twice}.key`]: ['Kode isian ini sudah ada di atasnya.'] }),
        ...(await movedSource(judged)),
      };
    },
  },
  promo: {
    async judge({ data }) {
      const { type, value } = data.discount as { type: string; value: number };
      if (type === 'percent' && value < 1) return { discount: ['Potongan minimal 1%.'] };
      const isOpen = type === 'percent' && data.max_discount === undefined;
      return isOpen ? { max_discount: ['Potongan maksimal wajib diisi untuk potongan dalam persen.'] } : {};
    },
  },
  'payment-method': paymentMethodRule,
};
