import { z } from 'zod';
import { normalisePhone } from '../../../core/format/phone';
import { plainCode, plainText } from '../../../core/format/plain-text';
import { messages } from '../../../core/text/messages';
import type { BrandForm } from '../contract/catalogue';

export type FormValues = Record<string, string>;

export interface CheckedFormValues {
  /** Trimmed values in form order; phones as `08…`, so that two spellings are one destination. */
  values: FormValues;
  errors: Record<string, string[]>;
}

/** Validates values against the inputs of a brand (domain 3.4). Unknown keys are errors. */
export const checkFormValues = (forms: readonly BrandForm[], typed: FormValues): CheckedFormValues => {
  const asked = new Set(forms.map((form) => form.key));
  const unknown = Object.keys(typed).filter((key) => !asked.has(key));
  const filled = forms.map((form) => ({ form, value: typedFor(form, typed) }));
  const errors = filled.flatMap(({ form, value }): [string, string][] => {
    const message = errorOf(form, value);
    return message ? [[form.key, message]] : [];
  });
  const wrong = new Set(errors.map(([key]) => key));
  const right = filled.filter(({ form, value }) => value && !wrong.has(form.key));
  return {
    values: Object.fromEntries(right.map(({ form, value }) => [form.key, value])),
    // `fromEntries` creates an own property even for a key such as `__proto__`, which a caller may send.
    errors: Object.fromEntries([
      ...unknown.map((key) => [key, ['Isian ini tidak dikenal.']]),
      ...errors.map(([key, message]) => [key, [message]]),
    ]),
  };
};

/** One line for lists and for comparing orders: `128845097 (2614)`. Empty for a brand without inputs. */
export const destinationOf = (forms: readonly BrandForm[], values: FormValues): string => {
  const [first = '', ...rest] = forms.flatMap((form) => values[form.key] ?? []);
  return rest.length > 0 ? `${first} (${rest.join(', ')})` : first;
};

/** Spreadsheet notation: `81234567897.0`, `8,1E+10`. Digits may be rounded, so the value is refused. */
const FROM_SPREADSHEET = /^\+?\d+[.,]0+$|^\d(?:[.,]\d+)?e\+?\d+$/i;

const errorOf = (form: BrandForm, value: string): string | undefined => {
  if (!value) return form.required ? `${form.alias} wajib diisi.` : undefined;
  if (FROM_SPREADSHEET.test(value)) return messages.fromSpreadsheet(form.alias);
  if (form.type === 'phone' && !normalisePhone(value)) return messages.phone;
  if (form.type === 'email' && !z.email().safeParse(value).success) return messages.email;
  if (form.type === 'select') {
    return form.options.some((option) => option.value === value)
      ? undefined
      : `${form.alias} tidak ada dalam pilihan.`;
  }
  if (form.type === 'number' && !/^\d+$/.test(value)) return `${form.alias} hanya boleh berisi angka.`;
  const length = [...value].length;
  if (form.min_len !== null && length < form.min_len) {
    return `${form.alias} minimal ${form.min_len} karakter.`;
  }
  if (form.max_len !== null && length > form.max_len) {
    return `${form.alias} maksimal ${form.max_len} karakter.`;
  }
  if (form.regex && !new RegExp(form.regex).test(value)) return `Format ${form.alias} tidak valid.`;
  return undefined;
};

/** Player names may contain full-width letters, unless the form requires ASCII. */
const isPlain = ({ type, regex }: BrandForm, text: string): boolean =>
  type === 'select' || (type === 'text' && (!regex || new RegExp(regex).test(text)));

const typedFor = (form: BrandForm, typed: FormValues): string => {
  const text = (Object.hasOwn(typed, form.key) ? typed[form.key] : '') ?? '';
  const value = isPlain(form, plainText(text)) ? plainText(text) : plainCode(text);
  const mobile = form.type === 'phone' ? normalisePhone(value) : null;
  return mobile ? `0${mobile.slice(2)}` : value;
};
