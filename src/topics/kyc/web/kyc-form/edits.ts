import {
  type KycInput,
  type KycState,
  kycInput,
  kycState,
  type SecretField,
  secretFields,
} from '../../contract/kyc';

/** Values not saved on the server yet; null clears a field. */
export type Edits = KycInput;
export type EditField = keyof KycInput & string;

export const isSecret = (field: string): field is SecretField => secretFields.some((one) => one === field);

/** Only complete numbers are sent: a masked partial one would look complete. */
const wholeSecret: Record<SecretField, RegExp> = {
  nik: /^\d{16}$/,
  npwp: /^\d{15,16}$/,
  account_number: /^\d{8,16}$/,
};

/** True if the server accepts the value in a draft; others stay in this browser until corrected. */
function isSendable(field: EditField, value: unknown): boolean {
  if (isSecret(field) && value !== null && !wholeSecret[field].test(String(value))) return false;
  return kycInput.shape[field].safeParse(value).success;
}

export const sendable = (edits: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([field, value]) => isSendable(field as EditField, value)));

/** Edits left after saving `sent`: changed meanwhile, or not sendable. */
export const remaining = (edits: Edits, sent: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).filter(
      ([field, value]) =>
        !(field in sent) || JSON.stringify(sent[field as EditField]) !== JSON.stringify(value),
    ),
  );

/** Parses stored edits without validating them; empty if unreadable. */
export function readEdits(stored: unknown): Edits {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([field, value]) =>
      Object.hasOwn(kycInput.shape, field) && kycInput.shape[field as EditField].safeParse(value).success,
  );
  return Object.fromEntries(known);
}

/** State included in a VERSION_CONFLICT: another tab has saved since. */
export function stateOfConflict(details: Record<string, unknown> | undefined): KycState | null {
  const read = kycState.safeParse(details?.current);
  return read.success ? read.data : null;
}

export const hasEdits = (edits: Edits): boolean => Object.keys(edits).length > 0;
