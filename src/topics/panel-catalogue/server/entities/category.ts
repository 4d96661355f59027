import type { ActionHandler } from '../../../../admin/server/actions/shape';
import type { EntityCode } from '../../../../admin/server/entity-code';
import { isOnlyClosed } from '../../../../admin/server/rules/closing';
import type { FieldErrors, RecordChange } from '../../../../admin/server/rules/shape';
import { number } from '../../../../core/format/number';
import { brandErrors, questionErrors } from '../../../shops/domain/questions';
import { readSuppliesOf } from '../../../shops/server/shop-record/prices';
import { liveRecords } from '../../../shops/server/shop-record/reading';
import { type CategoryData, questionsOf } from '../../../shops/server/shop-record/records';
import { readBrandForms } from '../h2h-store';
import { countProducts } from '../sales-store';

/** Adds all missing items of a brand's H2H catalogue as inactive products. */
const importAll: ActionHandler = async ({ tx, actor, rows: [category], create, preview }) => {
  const brandId = String(category?.data.brand_id ?? '');
  const supplies = await readSuppliesOf(tx, actor.partnerId, brandId);
  const own = await liveRecords(tx, actor.partnerId, 'product-vcg');
  const known = new Set(own.map(({ data }) => data.variation_id));
  const missing = supplies.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return { message: 'Semua variasi brand ini sudah ada.' };
  for (const [at, supply] of preview ? [] : missing.entries()) {
    await create('product-vcg', {
      display_name: supply.name.slice(0, 80),
      category_id: category?.id,
      variation_id: supply.id,
      price_mode: 'tier',
      auto_disable_on_loss: true,
      sort: at + 1,
      is_active: false,
    });
  }
  return { message: `${number(missing.length)} variasi ditambahkan, masih nonaktif.` };
};

/** A category with items keeps its source (H2H or own goods) and its H2H brand. */
async function movedAway(change: RecordChange, data: CategoryData): Promise<FieldErrors> {
  const before = change.before as CategoryData | undefined;
  if (!before || (before.source === data.source && before.brand_id === data.brand_id)) return {};
  const { tx, partnerId, id } = change;
  const count = await countProducts(tx, partnerId, id);
  if (count === 0) return {};
  const filled = `Brand ini masih berisi ${number(count)} variasi, jadi`;
  if (before.source !== data.source) return { source: [`${filled} sumbernya tetap.`] };
  return { brand_id: [`${filled} brand H2H-nya tetap.`] };
}

async function supplyErrors({ tx }: RecordChange, data: CategoryData) {
  const { source, brand_id } = data;
  const questions = questionsOf(data);
  if (source !== 'vcg' || !brand_id || questions.length === 0) return {};
  return brandErrors(questions, await readBrandForms(tx, brand_id));
}

/** Validates input forms against the supplier's, and keeps items in their category. */
export const category: EntityCode = {
  async validate(change) {
    if (isOnlyClosed(change)) return {};
    const data = change.data as CategoryData;
    return {
      ...(await supplyErrors(change, data)),
      ...questionErrors(questionsOf(data)),
      ...(await movedAway(change, data)),
    };
  },

  actions: { import: importAll },
};
