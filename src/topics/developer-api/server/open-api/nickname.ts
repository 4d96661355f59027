import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import type { FormValues } from '../../../catalogue/domain/form-values';
import { nicknameOf } from '../../../catalogue/server/nickname';
import { checkedBrand } from './catalogue-store';

/** Account name of a destination. Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED, CUSTOMER_NOT_FOUND. */
export const nicknameBy =
  (parts: { database: Database; supplier: Pick<Supplier, 'checkNickname'> }) =>
  async (brandKey: string, customer: FormValues): Promise<string> => {
    const brand = await checkedBrand(parts.database, { key: brandKey });
    if (!brand) throw new AppError('PRODUCT_NOT_FOUND');
    return nicknameOf(parts, brand.id, customer);
  };
