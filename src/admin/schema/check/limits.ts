import { fileTypes } from '../../../core/contract/upload';
import type { Field, FileField, ImageField, ManyChoiceField } from '../field';
import { kindOf } from '../kinds';
import { sizeError } from '../picture-size';
import { unknownWord } from './nearest';

/** Highest value of each counting setting; more is a typing error. */
const most = {
  min: 1_000_000,
  max: 1_000_000,
  maxLength: 1_000_000,
  width: 10_000,
  height: 10_000,
  maxBytes: 100_000_000,
  minMinutes: 52_560_000,
  maxDays: 36_500,
  maxPercent: 10_000,
  maxNominal: 999_999_999_999,
  depth: 100,
};

/** Files are sealed and read in memory, and JSON is part of a row. */
const MOST_BYTES: { [K in Field['kind']]?: number } = { file: 20_000_000, json: 500_000 };

/** Limits that no value can meet, and those of a picture or a period that contradict each other. */
export function limitErrors(at: string, field: Field): string[] {
  const said: Partial<Record<string, unknown>> = { ...field };
  const { counts, decimal } = kindOf(field);
  const limits = { ...most, maxBytes: MOST_BYTES[field.kind] ?? most.maxBytes };
  const errors = Object.entries(limits).flatMap(([name, limit]) => {
    const value = said[name];
    if (typeof value !== 'number') return [];
    const isBound = !counts && (name === 'min' || name === 'max');
    const [least, highest] = isBound
      ? [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]
      : [name === 'min' ? 0 : 1, limit];
    if (!(value >= least)) return [`${at}: "${name}" must be ${least} or more`];
    if (value > highest) return [`${at}: "${name}" must be ${highest} or less`];
    return !decimal && name !== 'maxPercent' && !Number.isInteger(value)
      ? [`${at}: "${name}" must be a whole number`]
      : [];
  });
  if (errors.length > 0) return errors;
  return [
    ...(Number(said.min ?? Number.NaN) > Number(said.max ?? Number.NaN)
      ? [`${at}: "min" is above "max"`]
      : []),
    ...(field.kind === 'image' ? pictureErrors(at, field) : []),
    ...(field.kind === 'file' ? typeErrors(at, field) : []),
    ...(field.kind === 'manyChoice' ? chosenErrors(at, field) : []),
    ...(field.kind === 'period' && Number(field.minMinutes) > Number(field.maxDays) * 1_440
      ? [`${at}: "minMinutes" is above "maxDays" (${field.maxDays} × 1440 minutes)`]
      : []),
  ];
}

const RATIO = /^[1-9]\d{0,3}:[1-9]\d{0,3}$/;

const pictureErrors = (at: string, { ratio, width, height, background }: ImageField): string[] => {
  if (background !== undefined && !['light', 'dark'].includes(background)) {
    return [unknownWord(at, 'background', background, ['light', 'dark'])];
  }
  if (ratio === undefined) return [];
  if (!RATIO.test(ratio)) return [`${at}: "ratio" must be such as "3:1", and is "${ratio}"`];
  if (!width || !height || !sizeError({ ratio }, { width, height })) return [];
  return [`${at}: "ratio" is ${ratio}, but "width" and "height" are ${width} × ${height}`];
};

const typeErrors = (at: string, { types }: FileField): string[] => {
  if (types?.length === 0) return [`${at}: "types" is empty, so no file would fit`];
  const known = Object.keys(fileTypes);
  return (types ?? []).flatMap((type, index) => {
    if (!known.includes(type)) return [unknownWord(`${at}.types`, 'file type', type, known)];
    return types?.indexOf(type) === index ? [] : [`${at}.types: "${type}" stands there twice`];
  });
};

const chosenErrors = (at: string, field: ManyChoiceField): string[] => [
  ...(['min', 'max'] as const)
    .filter((name) => Number(field[name]) > field.options.length)
    .map((name) => `${at}: "${name}" is ${field[name]}, but there are ${field.options.length} options`),
  // Exported files join labels with commas, and imports split them.
  ...field.options
    .filter(({ label }) => label.includes(','))
    .map(({ value }) => `${at}: the label of "${value}" may not contain a comma`),
];
