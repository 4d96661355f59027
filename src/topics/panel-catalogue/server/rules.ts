import { isOnlyClosed } from '../../../admin/server/rules/closing';
import type { FieldErrors, Judged, RecordRule, Rules } from '../../../admin/server/rules/shape';
import { rupiah } from '../../../core/format/money';
import { number } from '../../../core/format/number';
import { databaseNow } from '../../../platform/db/clock';
import { brandErrors, questionErrors } from '../../shops/domain/questions';
import { accountError } from '../../shops/domain/social-account';
import {
  type CategoryData,
  type ContactData,
  PRODUCTS,
  questionsOf,
} from '../../shops/server/shop-record/records';
import { draftRule } from '../../shops/server/site-version/rule';
import { readBrandForms } from './h2h-store';
import { flashSaleRule } from './rule-flash-sale';
import { memberTierRule } from './rule-member-tier';
import { paymentMethodRule } from './rule-payment-method';
import { customRule, supplyRule } from './rule-product';
import { readProductCounts } from './sales-store';

/** A category with items keeps its source (H2H or own goods) and its H2H brand. */
async function movedAway(judged: Judged, data: CategoryData): Promise<FieldErrors> {
  const before = judged.before as CategoryData | undefined;
  if (!before || (before.source === data.source && before.brand_id === data.brand_id)) return {};
  const { tx, partnerId, id } = judged;
  const count = (await readProductCounts(tx, partnerId, 'category_id', PRODUCTS, [id])).get(id) ?? 0;
  if (count === 0) return {};
  const filled = `Brand ini masih berisi ${number(count)} variasi, jadi`;
  if (before.source !== data.source) return { source: [`${filled} sumbernya tetap.`] };
  return { brand_id: [`${filled} brand H2H-nya tetap.`] };
}

async function supplyErrors({ tx }: Judged, data: CategoryData) {
  const { source, brand_id } = data;
  const questions = questionsOf(data);
  if (source !== 'vcg' || !brand_id || questions.length === 0) return {};
  return brandErrors(questions, await readBrandForms(tx, brand_id));
}

/** Validates input forms against the supplier's, and keeps items in their category. */
const categoryRule: RecordRule = {
  async validate(judged) {
    if (isOnlyClosed(judged)) return {};
    const data = judged.data as CategoryData;
    return {
      ...(await supplyErrors(judged, data)),
      ...questionErrors(questionsOf(data)),
      ...(await movedAway(judged, data)),
    };
  },
};

const socialMediaRule: RecordRule = {
  async validate({ data }) {
    const { accounts = [] } = data as Partial<ContactData>;
    return Object.fromEntries(
      accounts.flatMap(({ network, account }, at) => {
        const error = accountError(network, account);
        return error === undefined ? [] : [[`accounts.${at}.account`, [error]]];
      }),
    );
  },
};

/** Publication time of an article (domain 3.20): the typed time, else the time of publishing. */
const blogRule: RecordRule = {
  async beforeChange({ tx, data }) {
    if (data.status !== 'published' || data.published_at) return;
    data.published_at = new Date(await databaseNow(tx)).toISOString();
  },
};

export const catalogueRules: Rules = {
  'member-tier': memberTierRule,
  'product-vcg': supplyRule,
  'product-custom': customRule,
  'flash-sale': flashSaleRule,
  category: categoryRule,
  promo: {
    async validate({ data }) {
      const { type, value } = data.discount as { type: string; value: number };
      return value < 1 ? { discount: [`Potongan minimal ${type === 'percent' ? '1%' : rupiah(1)}.`] } : {};
    },
  },
  'payment-method': paymentMethodRule,
  blog: blogRule,
  'social-media': socialMediaRule,
  'web-panel': draftRule,
};
