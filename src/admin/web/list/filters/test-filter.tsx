import { useState } from 'react';
import { readDays, writeDays } from '../../../../core/format/days';
import { DayChoice } from '../../../../ui/day-choice';
import { NarrowSelect } from '../../../../ui/narrow-select';
import { SearchInput } from '../../../../ui/search-input';
import type { FieldFilter } from '../../../schema/filter-tests';
import styles from './filters.module.css';
import { RangeFilter } from './range-filter';

interface TestFilterProps {
  label: string;
  /** Unit of a test's amount: `Rp`, `%`. */
  unitOf: (filter: FieldFilter) => string;
  filters: FieldFilter[];
  chosen: Record<string, string[]>;
  /** Replaces whatever filter the field had. */
  onChange: (key: string, value: string) => void;
}

const EMPTY = [
  { value: 'true', label: 'kosong' },
  { value: 'false', label: 'terisi' },
];

/** A field with several tests: first how it is compared, then with what. */
export const TestFilter = ({ label, unitOf, filters, chosen, onChange }: TestFilterProps) => {
  const active = filters.find(({ key }) => chosen[key]);
  const [wanted, want] = useState('');
  const filter = active ?? filters.find(({ key }) => key === wanted);
  const value = (filter && chosen[filter.key]?.[0]) ?? '';
  const options = filters.flatMap((one) =>
    one.value === 'empty'
      ? EMPTY.map((state) => ({ value: `${one.key}=${state.value}`, label: state.label }))
      : [{ value: one.key, label: one.label ?? '' }],
  );
  const choose = (choice: string) => {
    const [key = '', state = ''] = choice.split('=');
    want(key);
    // A test without a value yet removes the one before it.
    onChange(key, state);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <NarrowSelect
        label={`Cara membandingkan ${label}`}
        all="Semua"
        options={options}
        value={filter?.value === 'empty' ? `${filter.key}=${value}` : (filter?.key ?? '')}
        onChange={choose}
      />
      {filter?.value === 'text' && (
        <SearchInput label={label} value={value} onSearch={(text) => onChange(filter.key, text)} />
      )}
      {filter?.value === 'range' && (
        <RangeFilter
          label={filter.label ?? ''}
          unit={unitOf(filter)}
          value={value}
          onChange={(range) => onChange(filter.key, range)}
        />
      )}
      {filter?.value === 'days' && (
        <DayChoice
          label={`${label} ${filter.label}`}
          {...readDays(value)}
          onChange={(days) => onChange(filter.key, days.from || days.to ? writeDays(days) : '')}
        />
      )}
      {filter?.value === 'day' && (
        <label className={styles.input}>
          <span>Tanggal</span>
          <input type="date" value={value} onChange={({ target }) => onChange(filter.key, target.value)} />
        </label>
      )}
    </fieldset>
  );
};
