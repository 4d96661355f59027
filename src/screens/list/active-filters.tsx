import { X } from 'lucide-react';
import { isTime } from '../../core/entity/query';
import { daysText, readDays } from '../../core/format/days';
import { choicesOf, kindOf } from '../../core/schema/kinds';
import type { ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { Button } from '../../ui/plain/button';
import { serverNow } from '../../ui/server-clock';
import { fieldOf } from '../parts/system-fields';
import styles from './list.module.css';

interface ActiveFiltersProps {
  resource: ResourceModel;
  filters: Record<string, string[]>;
  onChange: (filters: Record<string, string[]>) => void;
}

export const ActiveFilters = ({ resource, filters, onChange }: ActiveFiltersProps) => {
  const names = Object.keys(filters);
  if (names.length === 0) return null;

  const words = (name: string): string => {
    const field = fieldOf(resource, name);
    const values = filters[name] ?? [];
    if (kindOf(field).filter === 'ids') return `${values.length} dipilih`;
    if (isTime(field)) return daysText(readDays(values[0] ?? '') ?? {}, serverNow());
    const options = choicesOf(field);
    return values.map((value) => options.find((one) => one.value === value)?.label ?? value).join(', ');
  };
  const without = (name: string) => {
    const { [name]: _, ...rest } = filters;
    onChange(rest);
  };

  return (
    <div className={styles.chips}>
      {names.map((name) => (
        <span key={name} className={styles.chip}>
          {fieldOf(resource, name).label}: {words(name)}
          <button
            type="button"
            className={`${styles.drop} no-print`}
            aria-label={`Hapus filter ${fieldOf(resource, name).label}`}
            onClick={() => without(name)}
          >
            <X size={14} />
          </button>
        </span>
      ))}
      <Button tone="link" size="small" onClick={() => onChange({})}>
        {actions.resetFilter}
      </Button>
    </div>
  );
};
