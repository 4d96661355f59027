import { rupiah } from '../../../../src/core/format/money';
import type { Rules } from '../../ground/entities/rules/shape';
import { draftRule } from '../site-version/rule';
import { blogRule } from './rule-blog';
import { categoryRule } from './rule-category';
import { flashSaleRule } from './rule-flash-sale';
import { memberTierRule } from './rule-member-tier';
import { paymentMethodRule } from './rule-payment-method';
import { customRule, supplyRule } from './rule-product';
import { socialMediaRule } from './rule-social-media';

export const catalogueRules: Rules = {
  'member-tier': memberTierRule,
  'product-vcg': supplyRule,
  'product-custom': customRule,
  'flash-sale': flashSaleRule,
  category: categoryRule,
  promo: {
    async judge({ data }) {
      const { type, value } = data.discount as { type: string; value: number };
      return value < 1 ? { discount: [`Potongan minimal ${type === 'percent' ? '1%' : rupiah(1)}.`] } : {};
    },
  },
  'payment-method': paymentMethodRule,
  blog: blogRule,
  'social-media': socialMediaRule,
  'web-panel': draftRule,
};
