import type { BrandForm } from '../contract/catalogue';
import { checkFormValues, type FormValues } from './form-values';

/** Digits of a first input without a fixed length; leaves room for digits before the last four. */
const USUAL = 10;

/**
 * A fictitious customer whose first input ends in `ending`, the four digits that decide the sandbox result; `spare`
 * digits make it unique. Null if the form has no such input.
 */
export function testCustomer(forms: readonly BrandForm[], ending: string, spare: string): FormValues | null {
  const [first] = forms;
  if (!first || first.type === 'select' || first.type === 'email') return null;
  const typed = Object.fromEntries(
    forms.map((form, index) => [form.key, index === 0 ? firstOf(form, ending, spare) : madeUp(form)]),
  );
  const { values, errors } = checkFormValues(forms, typed);
  return Object.keys(errors).length === 0 && values[first.key]?.endsWith(ending) ? values : null;
}

function firstOf({ type, min_len, max_len }: BrandForm, ending: string, spare: string): string {
  const begins = type === 'phone' ? '0812' : '1';
  const least = Math.max(min_len ?? 0, begins.length + ending.length);
  const length = Math.min(Math.max(least, USUAL), max_len ?? USUAL);
  const width = Math.max(0, length - begins.length - ending.length);
  return begins + spare.padEnd(width, '5').slice(0, width) + ending;
}

function madeUp({ type, required, options, min_len }: BrandForm): string {
  if (type === 'select') return options[0]?.value ?? '';
  if (!required) return '';
  if (type === 'email') return 'uji@contoh.test';
  return type === 'phone' ? '081234567890' : '2614'.padEnd(min_len ?? 0, '0');
}
