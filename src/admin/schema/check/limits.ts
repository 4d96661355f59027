import type { Field, ImageField } from '../field';
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
};

/** Limits that no value can meet, and those of a picture or a period that contradict each other. */
export function limitErrors(at: string, field: Field): string[] {
  const said: Partial<Record<string, unknown>> = { ...field };
  const { counts, decimal } = kindOf(field);
  const errors = Object.entries(most).flatMap(([name, limit]) => {
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
