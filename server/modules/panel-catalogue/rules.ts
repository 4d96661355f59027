import type { Rules } from '../entities/rules/shape';
import { flashSaleRule } from './rule-flash-sale';
import { memberTierRule } from './rule-member-tier';
import { paymentMethodRule } from './rule-payment-method';
import { customRule, supplyRule } from './rule-product';

/** What the declarations of the catalogue cannot say about its records. */
export const catalogueRules: Rules = {
  'member-tier': memberTierRule,
  'product-vcg': supplyRule,
  'product-custom': customRule,
  'flash-sale': flashSaleRule,
  category: {
    async judge({ data }) {
      const keys = ((data.input_forms as { key: string }[] | undefined) ?? []).map(({ key }) => key);
      const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at);
      return twice < 0 ? {} : { [`input_forms.${twice}.key`]: ['Kode isian ini sudah ada di atasnya.'] };
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
