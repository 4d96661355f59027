import type { FieldKind } from '../../admin/schema/field';
import type { InputOf } from '../../admin/web/fields/parts';
import type { CustomInput } from '../../topics/offers';
import { AddressLockInput } from './address-lock';
import { AttachmentsInput } from './attachments';
import { BookDateInput } from './book-date';
import { FoundCodeInput } from './found-code';
import { OwnPinInput } from './own-pin';
import { PlatformCodeInput } from './platform-code';
import { PrivilegeTreeInput } from './privilege-tree';
import { RuleOutcomeInput } from './rule-outcome';
import { SalePriceInput } from './sale-price';
import { ThemePreviewInput } from './theme-preview';

/** Inputs of `resources.config.ts` by name; a missing one does not compile. */
export const customInputs: Record<CustomInput, InputOf<FieldKind>> = {
  'theme-preview': ThemePreviewInput,
  'sale-price': SalePriceInput,
  'rule-outcome': RuleOutcomeInput,
  'privilege-tree': PrivilegeTreeInput,
  'address-lock': AddressLockInput,
  'own-pin': OwnPinInput,
  'book-date': BookDateInput,
  'platform-code': PlatformCodeInput,
  attachments: AttachmentsInput,
  'found-code': FoundCodeInput,
};

/** Inputs that the server requires with error texts of its own. */
export const demanding: readonly string[] = ['privilege-tree', 'own-pin'] satisfies CustomInput[];
