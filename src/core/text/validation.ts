import type { z } from 'zod';
import { number } from '../format/number';

type Issue = z.core.$ZodRawIssue;

/**
 * Default validation texts for schemas of `contract/` without their own; field kinds use `messages.ts`. Pass it to
 * `z.config({ localeError })`.
 */
export function validationText(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return 'Wajib diisi.';
  switch (issue.code) {
    case 'too_small':
      return issue.input === '' ? 'Wajib diisi.' : `Minimal ${amount(issue.minimum, issue.origin)}.`;
    case 'too_big':
      return `Maksimal ${amount(issue.maximum, issue.origin)}.`;
    case 'invalid_format':
      return 'Format tidak valid.';
    case 'invalid_value':
      return 'Tidak ada dalam pilihan.';
    case 'not_multiple_of':
      return `Harus kelipatan ${number(issue.divisor)}.`;
    case 'unrecognized_keys':
      return 'Isian tidak dikenal.';
    case 'invalid_type':
      return `Harus berupa ${types[issue.expected] ?? issue.expected}.`;
    default:
      return 'Tidak valid.';
  }
}

const types: Record<string, string> = {
  string: 'teks',
  number: 'angka',
  int: 'bilangan bulat',
  boolean: 'true atau false',
  array: 'daftar',
  object: 'objek JSON',
  record: 'objek JSON',
};

const units: Record<string, string> = { string: ' karakter', array: ' isian', set: ' isian' };

const amount = (bound: number | bigint, origin: string): string =>
  `${number(Number(bound))}${units[origin] ?? ''}`;
