import { InputNumber, Segmented } from 'antd';
import type { ReactNode } from 'react';
import type { InputOf, InputWiring } from '../parts';
import styles from './number.module.css';
import { parseNumber, typedNumber } from './typed-number';

interface FigureProps {
  props: InputWiring;
  value: unknown;
  onChange: (value: number | undefined) => void;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** Dots while typing, a whole number or a comma number behind them. */
const Figure = ({ props, value, onChange, prefix, suffix }: FigureProps) => (
  <InputNumber<number>
    id={props.id}
    className={styles.figure}
    value={typeof value === 'number' ? value : null}
    onChange={(typed) => onChange(typed ?? undefined)}
    formatter={typedNumber}
    parser={parseNumber}
    placeholder={props.field.placeholder}
    status={props.invalid ? 'error' : undefined}
    aria-invalid={props.invalid || undefined}
    aria-describedby={props.describedBy}
    aria-required={props.field.required || undefined}
    controls={false}
    inputMode="decimal"
    prefix={prefix}
    suffix={suffix}
  />
);

export const NumberInput: InputOf<'number'> = (props) => (
  <Figure props={props} value={props.value} onChange={props.onChange} suffix={props.field.unit} />
);

export const MoneyInput: InputOf<'money'> = (props) => (
  <Figure props={props} value={props.value} onChange={props.onChange} prefix="Rp" />
);

export const PercentInput: InputOf<'percent'> = (props) => (
  <Figure props={props} value={props.value} onChange={props.onChange} suffix="%" />
);

interface Rate {
  type: 'percent' | 'nominal';
  value?: number;
}

export const RateInput: InputOf<'rate'> = (props) => {
  const rate = (props.value as Rate | undefined) ?? { type: 'percent' };
  const isPercent = rate.type === 'percent';
  return (
    <div className={styles.rate}>
      <Segmented<Rate['type']>
        aria-label={`Satuan ${props.field.label}`}
        value={rate.type}
        options={[
          { value: 'percent', label: 'Persen' },
          { value: 'nominal', label: 'Nominal' },
        ]}
        onChange={(type) => props.onChange({ ...rate, type })}
      />
      <Figure
        props={props}
        value={rate.value}
        onChange={(value) => props.onChange({ ...rate, value })}
        prefix={isPercent ? undefined : 'Rp'}
        suffix={isPercent ? '%' : undefined}
      />
    </div>
  );
};
