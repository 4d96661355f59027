import { readNumber } from '../../../core/format/read-number';
import { readDay, readMoment } from '../../../core/format/typed-date';
import type { Field, FieldKind, FieldOf } from '../../schema/field';
import { choicesOf } from '../../schema/kinds';

/** Value of a cell; text that cannot be read is left to the validator, whose message names the mistake. */
type Read<K extends FieldKind> = (text: string, field: FieldOf<K>) => unknown;

const asNumber = (text: string): unknown => readNumber(text) ?? text;
const asPercent = (text: string): unknown => readNumber(text, { unit: '%' }) ?? text;

const words: Readonly<Record<string, boolean>> = {
  ...{ ya: true, true: true, '1': true, aktif: true },
  ...{ tidak: false, false: false, '0': false, nonaktif: false },
};

const ofChoices = (text: string, field: Field): string => {
  const typed = text.toLowerCase();
  const found = choicesOf(field).find(({ value, label }) => value === text || label.toLowerCase() === typed);
  return found?.value ?? text;
};

const asList = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Absent for kinds that are read as text. */
const readers: { [K in FieldKind]?: Read<K> } = {
  number: (text, { unit }) => readNumber(text, { unit }) ?? text,
  money: asNumber,
  percent: asPercent,
  rate: (text) => ({
    type: text.endsWith('%') ? 'percent' : 'nominal',
    value: asPercent(text),
  }),
  date: (text) => readDay(text) ?? text,
  datetime: (text) => readMoment(text, '00:00') ?? text,
  switch: (text) => words[text.toLowerCase()] ?? text,
  choice: ofChoices,
  manyChoice: (text, field) => asList(text).map((word) => ofChoices(word, field)),
  tags: asList,
  references: asList,
};

/** Undefined for an empty cell, and for the words that the list shows for an empty value. */
export function fromText(field: Field, text: string): unknown {
  const typed = text.trim();
  if (typed === '' || typed === field.none) return undefined;
  const read = readers[field.kind] as Read<FieldKind> | undefined;
  return read ? read(typed, field as never) : typed;
}

/** End of a period; a day alone means its first or its last minute. */
export const momentFromText = (text: string, isEnd: boolean): unknown => {
  const typed = text.trim();
  return typed === '' ? undefined : (readMoment(typed, isEnd ? '23:59' : '00:00') ?? typed);
};
