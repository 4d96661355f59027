import type { EntityCodes } from '../../../admin/server/entity-code';
import type { RecordRule } from '../../../admin/server/rules/shape';
import type { TrialDeps } from '../../storefront/server/try-code';
import type { CodeStockService } from '../../suppliers/server/code-stock/service';
import { blog } from './entities/blog';
import { category } from './entities/category';
import { flashSale } from './entities/flash-sale';
import { memberTier } from './entities/member-tier';
import { paymentMethod } from './entities/payment-method';
import { productCustom } from './entities/product-custom';
import { productVcg } from './entities/product-vcg';
import { promo } from './entities/promo';
import { socialMedia } from './entities/social-media';
import type { Pictures } from './recommend-handler';

interface Deps {
  trial: TrialDeps;
  pictures: Pictures;
  codeStock: Pick<CodeStockService, 'actions'>;
  /** Follows a change of an H2H item in the same transaction. */
  productChanged: NonNullable<RecordRule['afterChange']>;
}

export const catalogueEntities = ({ trial, pictures, codeStock, productChanged }: Deps) =>
  ({
    'member-tier': memberTier,
    'product-vcg': productVcg({ pictures, afterChange: productChanged }),
    'product-custom': productCustom(codeStock),
    'flash-sale': flashSale,
    category,
    promo: promo(trial),
    'payment-method': paymentMethod,
    blog,
    'social-media': socialMedia,
  }) satisfies EntityCodes;
