import { createContext, type FocusEvent as ReactFocusEvent, useContext } from 'react';
import type { KycInput } from '../../contract/kyc';
import { type KycField, kycLabels } from '../../domain/fields';
import { rejectReasons } from '../../domain/reject-reasons';
import { requiredFields } from '../../domain/rules';
import type { EditField, Edits } from './edits';
import type { KycForm } from './use-kyc-form';

export const KycFormContext = createContext<KycForm | null>(null);

export function useForm(): KycForm {
  const form = useContext(KycFormContext);
  if (!form) throw new Error('A KYC field stands outside its form');
  return form;
}

export function useField<Field extends EditField>(field: Field) {
  const form = useForm();
  return {
    label: kycLabels[field],
    optional: !requiredFields(form.values).includes(field),
    error: form.shown[field],
    rejection: rejectionOf(form, field),
    value: form.values[field] as KycInput[Field],
    set: (value: KycInput[Field]) => form.change({ [field]: value } as Edits),
    /**
     * Shows errors on blur, except for untouched empty fields. Not when focus moves to the button below: a message
     * between press and release would move it away from the pointer.
     */
    leave: ({ relatedTarget }: ReactFocusEvent) => {
      if (relatedTarget?.closest('[data-sticky-action]')) return;
      if (form.values[field]) form.report([field]);
    },
  };
}

export function rejectionOf(
  { rejected, state }: Pick<KycForm, 'rejected' | 'state'>,
  field: KycField,
): string | undefined {
  if (!rejected.includes(field)) return undefined;
  const reasons = state.reject_reasons.filter((code) => rejectReasons[code].field === field);
  return reasons.map((code) => rejectReasons[code].label).join(', ');
}
