import { number as numberText, percent as percentText } from '../../../../core/format/number';
import { Money } from '../../../../ui/money';
import type { CellOf } from '../parts';

export const NumberCell: CellOf<'number'> = ({ value, field }) => (
  <span translate="no">{numberText(Number(value)) + (field.unit ? ` ${field.unit}` : '')}</span>
);

export const MoneyCell: CellOf<'money'> = ({ value }) => <Money amount={Number(value)} />;

export const PercentCell: CellOf<'percent'> = ({ value }) => (
  <span translate="no">{percentText(Number(value))}</span>
);

export const RateCell: CellOf<'rate'> = ({ value }) => {
  const { type, value: share } = value as { type: string; value: number };
  return type === 'percent' ? percentText(share) : <Money amount={share} />;
};
