import type { Period } from '../../core/value/period';
import type { Rate } from '../../core/value/rate';
import type { FieldKind } from './field';

interface Values {
  number: number;
  money: number;
  percent: number;
  rate: Rate;
  period: Period;
  switch: boolean;
  tags: string[];
  references: string[];
  image: unknown;
}

export type ValueOfKind<Kind extends FieldKind> = Kind extends keyof Values ? Values[Kind] : string;
