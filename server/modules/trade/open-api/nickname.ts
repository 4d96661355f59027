import type { FormValues } from '../../../../src/core/catalogue/form-values';
import type { Supplier } from '../../../adapters/supplier/supplier';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { nicknameOf } from '../catalogue/nickname';
import { checkedBrand } from './catalogue-store';

/** Account name of a destination. Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED, CUSTOMER_NOT_FOUND. */
export const nicknameBy =
  (parts: { database: Database; supplier: Pick<Supplier, 'checkNickname'> }) =>
  async (brandKey: string, customer: FormValues): Promise<string> => {
    const id = await checkedBrand(parts.database, brandKey);
    if (id === null) throw new AppError('PRODUCT_NOT_FOUND');
    return nicknameOf(parts, id, customer);
  };
