import {
  type KycInput,
  type KycState,
  kycInput,
  kycState,
  type SecretField,
  secretFields,
} from '../../core/contract/kyc';

/** What was typed and is not yet on the server; null empties a field. */
export type Edits = KycInput;
export type EditField = keyof KycInput & string;

export const isSecret = (field: string): field is SecretField => secretFields.some((one) => one === field);

/** A number that the server would keep half typed could no longer be told from a whole one once it is masked. */
const wholeSecret: Record<SecretField, RegExp> = {
  nik: /^\d{16}$/,
  npwp: /^\d{15,16}$/,
  account_number: /^\d{8,16}$/,
};

/** Whether the draft on the server takes this value; what it does not take stays at this browser until it is mended. */
function isSendable(field: EditField, value: unknown): boolean {
  if (isSecret(field) && value !== null && !wholeSecret[field].test(String(value))) return false;
  return kycInput.shape[field].safeParse(value).success;
}

/** The part of the edits that can be saved now. */
export const sendable = (edits: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([field, value]) => isSendable(field as EditField, value)));

/** What is left to save once `sent` is on the server: what has changed meanwhile, and what could not be sent. */
export const remaining = (edits: Edits, sent: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).filter(
      ([field, value]) =>
        !(field in sent) || JSON.stringify(sent[field as EditField]) !== JSON.stringify(value),
    ),
  );

/** Edits as storage held them; nothing for what cannot be read. Unfinished text is not judged here. */
export function readEdits(kept: unknown): Edits {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(
    ([field, value]) =>
      Object.hasOwn(kycInput.shape, field) && kycInput.shape[field as EditField].safeParse(value).success,
  );
  return Object.fromEntries(known);
}

/** The state that a VERSION_CONFLICT brings along: another tab has saved since. */
export function stateOfConflict(details: Record<string, unknown> | undefined): KycState | null {
  const read = kycState.safeParse(details?.current);
  return read.success ? read.data : null;
}

/** Whether there is anything in the edits at all. */
export const hasEdits = (edits: Edits): boolean => Object.keys(edits).length > 0;
