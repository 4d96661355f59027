import type { Supplier } from '../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { FormValues } from '../domain/form-values';
import { readAccount } from './brand-store';
import { typedInputs } from './typed-inputs';

/**
 * Account name of a destination. Throws NOT_FOUND for a brand without such a check, VALIDATION_FAILED and
 * CUSTOMER_NOT_FOUND.
 */
export async function nicknameOf(
  { database, supplier }: { database: Database; supplier: Pick<Supplier, 'checkNickname'> },
  brandId: string,
  typed: FormValues,
): Promise<string> {
  const brand = await readAccount(database, { brand: brandId });
  if (!brand?.has_check_id) throw new AppError('NOT_FOUND');
  const { inputs } = typedInputs(brand.forms, typed);
  const found = await supplier.checkNickname({ brandKey: brand.key, inputs });
  if (!found) throw new AppError('CUSTOMER_NOT_FOUND');
  return found.nickname;
}
