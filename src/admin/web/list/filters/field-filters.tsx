import { CheckList } from '../../../../ui/check-list';
import type { Field } from '../../../schema/field';
import { filtersOfField, isListed } from '../../../schema/filter-tests';
import { choicesOf, pointedAt } from '../../../schema/kinds';
import type { ResourceModel } from '../../../schema/model';
import { fieldOf } from '../../parts/system-fields';
import styles from '../list.module.css';
import { unitOfFilter } from './filter-words';
import { RangeFilter } from './range-filter';
import { ReferenceFilter } from './reference-filter';
import { TestFilter } from './test-filter';

interface FieldFiltersProps {
  resource: ResourceModel;
  /** Names of fields. */
  offered: string[];
  filters: Record<string, string[]>;
  onChange: (filters: Record<string, string[]>) => void;
}

/** Inputs of the filters that are not always visible; loaded when their panel opens. */
const FieldFilters = ({ resource, offered, filters, onChange }: FieldFiltersProps) => (
  <div className={styles.filters}>
    {offered.map((name) => {
      const field = fieldOf(resource, name);
      const keys = filtersOfField(name, field);
      const set = (key: string, values: string[]) => {
        const others = Object.entries(filters).filter(([one]) => keys.every((own) => own.key !== one));
        const mine = values.filter(Boolean);
        onChange(Object.fromEntries(mine.length > 0 ? [...others, [key, mine]] : others));
      };
      return <FieldFilter key={name} field={field} keys={keys} filters={filters} onSet={set} />;
    })}
  </div>
);

interface FieldFilterProps {
  field: Field;
  keys: ReturnType<typeof filtersOfField>;
  filters: Record<string, string[]>;
  onSet: (key: string, values: string[]) => void;
}

const FieldFilter = ({ field, keys, filters, onSet }: FieldFilterProps) => {
  const [first] = keys;
  if (!first) return null;
  const values = filters[first.key] ?? [];
  const shared = { label: field.label, values, onChange: (chosen: string[]) => onSet(first.key, chosen) };
  const to = pointedAt(field);
  if (to !== undefined) return <ReferenceFilter resource={to} {...shared} />;
  if (isListed(first.value)) return <CheckList options={choicesOf(field)} {...shared} />;
  if (first.value === 'range' && keys.length === 1) {
    return (
      <RangeFilter
        label={field.label}
        unit={unitOfFilter(field, undefined)}
        value={values[0] ?? ''}
        onChange={(range) => onSet(first.key, [range])}
      />
    );
  }
  return (
    <TestFilter
      label={field.label}
      unitOf={({ test }) => unitOfFilter(field, test)}
      filters={keys}
      chosen={filters}
      onChange={(key, value) => onSet(key, [value])}
    />
  );
};

export default FieldFilters;
