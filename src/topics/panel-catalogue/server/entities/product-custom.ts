import type { EntityCode } from '../../../../admin/server/entity-code';
import { isOnlyClosed } from '../../../../admin/server/rules/closing';
import type { FieldErrors, RecordChange } from '../../../../admin/server/rules/shape';
import { number } from '../../../../core/format/number';
import { type Question, questionErrors } from '../../../shops/domain/questions';
import { readPriced, standardPrice } from '../../../shops/server/shop-record/prices';
import type { TypedPrice } from '../../../shops/server/shop-record/records';
import { readShopTiers } from '../../../shops/server/shop-record/tiers';
import { type CodeStockService, codesLeft, unsoldCodes } from '../../../suppliers/server/code-stock/service';
import { doublePrice, losses, missingStandard, wrongBrand } from '../product-rules';
import { readSold } from '../sales-store';

/** Refuses to leave fulfilment by code while codes are in stock, because they would become unreachable. */
async function strandedCodes(change: RecordChange): Promise<FieldErrors> {
  if (change.before?.fulfilment !== 'code' || change.data.fulfilment === 'code') return {};
  const unsold = await unsoldCodes(change.tx, change.partnerId, change.id);
  return unsold === 0 ? {} : { fulfilment: [`Masih ada ${number(unsold)} kode. Tarik kodenya lebih dulu.`] };
}

export const productCustom = ({ actions }: Pick<CodeStockService, 'actions'>): EntityCode => ({
  validate: async (change) => {
    if (isOnlyClosed(change)) return {};
    return {
      ...questionErrors((change.data.input_forms as Question[] | undefined) ?? []),
      ...(await strandedCodes(change)),
      ...(await missingStandard(change, change.data.prices as TypedPrice[] | undefined)),
      ...doublePrice(change.data.prices as TypedPrice[] | undefined),
      ...(await wrongBrand(change, 'custom')),
    };
  },
  async beforeDelete(change) {
    const unsold = await unsoldCodes(change.tx, change.partnerId, change.id);
    return unsold === 0 ? undefined : `Masih ada ${number(unsold)} kode di stok. Tarik kodenya lebih dulu.`;
  },
  warn: losses,

  actions,

  computed: async (db, partnerId, ids) => {
    const shop = await readShopTiers(db, partnerId);
    const priced = await readPriced(db, partnerId, ids);
    const [stock, sold] = [await codesLeft(db, partnerId, ids), await readSold(db, partnerId, ids)];
    return new Map(
      priced.map((one) => [
        one.id,
        {
          price: standardPrice(one, shop) ?? undefined,
          stock: stock.get(one.id) ?? 0,
          sold_30d: sold.get(one.id) ?? 0,
        },
      ]),
    );
  },
});
