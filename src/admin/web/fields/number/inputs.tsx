import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import type { TypedNumber } from '../../../../core/format/read-number';
import frame from '../../../../ui/plain/field.module.css';
import { useNumberText } from '../../../../ui/use-number-text';
import { type InputOf, type InputWiring, textWiringOf } from '../parts';
import styles from './number.module.css';

interface FigureProps {
  props: InputWiring;
  value: unknown;
  onChange: (value: number | string | undefined) => void;
  prefix?: ReactNode;
  suffix?: string | undefined;
}

const Figure = ({ props, value, onChange, prefix, suffix }: FigureProps) => {
  const { isTyping: _, ...text } = useNumberText({
    value: value as TypedNumber | undefined,
    onChange: (typed) => onChange(typed ?? undefined),
    unit: suffix,
  });
  const { status: _status, ...wiring } = textWiringOf(props);
  return (
    <div className={`${frame.box} ${styles.figure}`} data-invalid={props.invalid ? '' : undefined}>
      {prefix}
      <input
        {...wiring}
        className={`${frame.input} ${styles.input}`}
        {...text}
        placeholder={props.field.placeholder}
        autoComplete="off"
        inputMode="decimal"
      />
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </div>
  );
};

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
  value?: number | string;
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
