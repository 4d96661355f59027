import { ListFilter } from 'lucide-react';
import { isTime } from '../../core/entity/query';
import { choicesOf, pointedAt } from '../../core/schema/kinds';
import type { ResourceModel } from '../../core/schema/model';
import { CheckList } from '../../ui/check-list';
import { buttonClass } from '../../ui/plain/button-class';
import { Popover } from '../../ui/popover';
import { fieldOf } from '../parts/system-fields';
import styles from './list.module.css';
import { ReferenceFilter } from './reference-filter';

interface FilterPanelProps {
  resource: ResourceModel;
  filters: Record<string, string[]>;
  onChange: (filters: Record<string, string[]>) => void;
}

export const FilterPanel = ({ resource, filters, onChange }: FilterPanelProps) => {
  const set = (name: string, values: string[]) => {
    const { [name]: _, ...rest } = filters;
    onChange(values.length ? { ...rest, [name]: values } : rest);
  };
  const offered = (resource.filters ?? []).filter((name) => !isTime(fieldOf(resource, name)));
  const count = offered.filter((name) => filters[name]).length;
  if (offered.length === 0) return null;

  return (
    <Popover
      setsQuery
      label="Filter"
      buttonLabel={count > 0 ? `Filter ${count} aktif` : 'Filter'}
      buttonClass={buttonClass({ tone: 'quiet' })}
      button={
        <>
          <ListFilter size={18} aria-hidden="true" />
          Filter {count > 0 && <span className={styles.count}>{count}</span>}
        </>
      }
    >
      {() => (
        <div className={styles.filters}>
          {offered.map((name) => {
            const field = fieldOf(resource, name);
            const shared = {
              label: field.label,
              values: filters[name] ?? [],
              onChange: (values: string[]) => set(name, values),
            };
            const to = pointedAt(field);
            return to !== undefined ? (
              <ReferenceFilter key={name} resource={to} {...shared} />
            ) : (
              <CheckList key={name} options={choicesOf(field)} {...shared} />
            );
          })}
        </div>
      )}
    </Popover>
  );
};
