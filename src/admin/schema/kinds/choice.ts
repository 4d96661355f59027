import { z } from 'zod';
import { messages } from '../../../core/text/messages';
import { blankToAbsent } from '../blank';
import type { Choice, Kind } from './kind';
import { cleanLine, textSchema } from './text';

const DEFAULT_TAGS = { max: 10, maxLength: 30 };

/** A switch that is not sent is off; it is never empty. */
export const toggle: Kind<'switch'> = {
  valueShape: 'boolean',
  settings: {},
  clean: (value) => blankToAbsent(value) ?? false,
  schema: ({ label }) => z.boolean({ error: messages.invalid(label) }),
  exportText: (value: boolean) => (value ? 'Ya' : 'Tidak'),
  empty: false,
  unset: false,
  answers: () => [true, false],
  sorts: 'text',
  filter: 'choices',
  choices: () => [
    { value: 'true', label: 'Ya' },
    { value: 'false', label: 'Tidak' },
  ],
  short: true,
  narrow: true,
  inCell: true,
};

const oneOf = (label: string, options: readonly Choice[]) =>
  z.enum(
    options.map(({ value }) => value),
    { error: messages.choice(label) },
  );

const labelOf = (options: readonly Choice[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

export const choice: Kind<'choice'> = {
  valueShape: 'text',
  settings: { options: 'options' },
  clean: blankToAbsent,
  schema: ({ label, options }) => oneOf(label, options),
  exportText: (value: string, { options }) => labelOf(options, value),
  sorts: 'text',
  filter: 'choices',
  choices: ({ options }) => options,
  // May receive an invalid declaration, which another check reports.
  answers: ({ options }) =>
    Array.isArray(options)
      ? options.flatMap((option) => (typeof option?.value === 'string' ? [option.value] : []))
      : [],
  fromAddress: ({ options }, typed) => (options.some(({ value }) => value === typed) ? typed : undefined),
  short: true,
  narrow: true,
  inCell: true,
};

/** Stored in the order of the options, so that the same choice is the same value. */
export const manyChoice: Kind<'manyChoice'> = {
  valueShape: 'words',
  settings: { options: 'options', min: 'number', max: 'number' },
  clean: (value) => blankToAbsent(Array.isArray(value) ? [...new Set(value)] : value),
  schema: ({ label, options, min = 0, max = options.length }) =>
    z
      .array(oneOf(label, options), { error: messages.invalid(label) })
      .refine((chosen) => chosen.length >= min, messages.minItems(label, min))
      .refine((chosen) => chosen.length <= max, messages.maxItems(label, max))
      .transform((chosen) => options.flatMap(({ value }) => (chosen.includes(value) ? [value] : []))),
  exportText: (chosen: string[], { options }) => chosen.map((value) => labelOf(options, value)).join(', '),
  empty: [],
  filter: 'anyChoice',
  choices: ({ options }) => options,
  counts: true,
  inCell: true,
};

export const tags: Kind<'tags'> = {
  valueShape: 'words',
  settings: { max: 'number', maxLength: 'number' },
  clean: (value) => (Array.isArray(value) ? blankToAbsent(cleanTags(value)) : blankToAbsent(value)),
  schema: ({ label, max = DEFAULT_TAGS.max, maxLength = DEFAULT_TAGS.maxLength }) =>
    z
      .array(textSchema({ label, max: maxLength }), { error: messages.invalid(label) })
      .refine((words) => words.length <= max, messages.maxItems(label, max)),
  exportText: (value: string[]) => value.join(', '),
  empty: [],
  counts: true,
};

/** Blank words are dropped, and of words that differ by case alone the first stays. */
export const cleanTags = (words: unknown[]): unknown[] => {
  const distinct = new Map<string, unknown>();
  for (const word of words.map(cleanLine)) {
    const name = String(word).toLowerCase();
    if (word !== undefined && !distinct.has(name)) distinct.set(name, word);
  }
  return [...distinct.values()];
};
