import type { Field } from '../field';
import { kindOf } from '../kinds';

const counts = [
  'maxLength',
  'width',
  'height',
  'maxBytes',
  'minMinutes',
  'maxDays',
  'maxPercent',
  'maxNominal',
];

export function limitErrors(at: string, field: Field): string[] {
  const said: Partial<Record<string, unknown>> = { ...field };
  const low = (name: string, bound: number) => {
    const value = said[name];
    if (typeof value !== 'number') return [];
    if (!Number.isFinite(value) || value < bound) return [`${at}: "${name}" must be ${bound} or more`];
    return !kindOf(field).decimal && name !== 'maxPercent' && !Number.isInteger(value)
      ? [`${at}: "${name}" must be a whole number`]
      : [];
  };
  const errors = [
    ...(kindOf(field).counts ? [...low('min', 0), ...low('max', 1)] : []),
    ...counts.flatMap((name) => low(name, 1)),
  ];
  if (errors.length > 0) return errors;
  return [
    ...(Number(said.min ?? Number.NaN) > Number(said.max ?? Number.NaN)
      ? [`${at}: "min" is above "max"`]
      : []),
    ...(field.kind === 'image' ? ratioErrors(at, field.ratio) : []),
  ];
}

const RATIO = /^[1-9]\d{0,3}:[1-9]\d{0,3}$/;

const ratioErrors = (at: string, ratio: string | undefined): string[] =>
  ratio === undefined || RATIO.test(ratio) ? [] : [`${at}: "ratio" must be such as "3:1", and is "${ratio}"`];
