import type { Period } from '../../core/value/period';
import type { Rate } from '../../core/value/rate';
import type { FieldKind } from './field';

/** Each kind is named, so that a new one cannot be forgotten. */
interface Values {
  text: string;
  longtext: string;
  html: string;
  slug: string;
  email: string;
  phone: string;
  url: string;
  password: string;
  color: string;
  date: string;
  datetime: string;
  choice: string;
  reference: string;
  number: number;
  money: number;
  percent: number;
  rate: Rate;
  period: Period;
  switch: boolean;
  manyChoice: string[];
  tags: string[];
  references: string[];
  image: unknown;
  file: unknown;
  json: unknown;
  lines: string[];
  rows: unknown[];
}

export type ValueOfKind<Kind extends FieldKind> = Values[Kind];
