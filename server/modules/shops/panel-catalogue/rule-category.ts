import { number } from '../../../../src/core/format/number';
import { brandErrors, questionErrors } from '../../../../src/core/storefront/questions';
import { isOnlyClosed } from '../../ground/entities/rules/closing';
import type { FieldErrors, Judged, RecordRule } from '../../ground/entities/rules/shape';
import { type CategoryData, PRODUCTS, questionsOf } from '../shop-record/records';
import { readBrandForms } from './h2h-store';
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
export const categoryRule: RecordRule = {
  async judge(judged) {
    if (isOnlyClosed(judged)) return {};
    const data = judged.data as CategoryData;
    return {
      ...(await supplyErrors(judged, data)),
      ...questionErrors(questionsOf(data)),
      ...(await movedAway(judged, data)),
    };
  },
};
