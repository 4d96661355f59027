import { useEffect, useState } from 'react';
import { type Range, readRange, writeRange } from '../../../../core/format/ranges';
import type { TypedNumber } from '../../../../core/format/read-number';
import { useNumberText } from '../../../../ui/use-number-text';
import styles from './filters.module.css';

interface RangeFilterProps {
  label: string;
  unit: string;
  /** A range (`readRange`); empty without one. */
  value: string;
  onChange: (value: string) => void;
}

/** Both ends at once, each taken when its input is left or Enter is pressed. */
export const RangeFilter = ({ label, unit, value, onChange }: RangeFilterProps) => {
  const range = readRange(value) ?? {};
  const take = (end: Range) => {
    const { from, to } = { ...range, ...end };
    // The end that was typed last counts; the other one follows it.
    const isTurned = from !== undefined && to !== undefined && to < from;
    const ends = isTurned ? { from: end.from ?? end.to, to: end.from ?? end.to } : { from, to };
    onChange(ends.from === undefined && ends.to === undefined ? '' : writeRange(ends));
  };
  return (
    <fieldset className={styles.group}>
      <legend>{unit ? `${label} (${unit})` : label}</legend>
      <div className={styles.row}>
        <End label="Dari" value={range.from} onTake={(from) => take({ from })} />
        <End label="Sampai" value={range.to} onTake={(to) => take({ to })} />
      </div>
    </fieldset>
  );
};

interface EndProps {
  label: string;
  value: number | undefined;
  onTake: (value: number | undefined) => void;
}

const End = ({ label, value, onTake }: EndProps) => {
  const [typed, setTyped] = useState<TypedNumber | undefined>(value);
  useEffect(() => setTyped(value), [value]);
  const { isTyping: _, onBlur, ...text } = useNumberText({ value: typed, onChange: setTyped });
  const take = () => {
    const wanted = typeof typed === 'number' ? Math.round(typed * 100) / 100 : undefined;
    if (wanted === undefined) setTyped(undefined);
    if (wanted !== value) onTake(wanted);
  };
  return (
    <label className={styles.input}>
      <span>{label}</span>
      <input
        inputMode="decimal"
        maxLength={20}
        {...text}
        onBlur={() => {
          onBlur();
          take();
        }}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </label>
  );
};
