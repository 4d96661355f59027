import { Badge, Button, Popover, Select } from 'antd';
import { ListFilter } from 'lucide-react';
import type { Field } from '../../core/schema/field';
import type { ResourceModel } from '../../core/schema/model';
import { ReferencesInput } from '../../fields/link/reference-input';
import { fieldOf } from '../parts/system-fields';
import styles from './list.module.css';

interface FilterPanelProps {
  resource: ResourceModel;
  filters: Record<string, string[]>;
  onChange: (filters: Record<string, string[]>) => void;
}

/** Choices of a filter that are known beforehand; a reference looks its own up. */
export const filterOptions = (field: Field): { value: string; label: string }[] => {
  if (field.kind === 'choice') return field.options.map(({ value, label }) => ({ value, label }));
  return [
    { value: 'true', label: 'Ya' },
    { value: 'false', label: 'Tidak' },
  ];
};

/** The filters of a list behind one button that counts them. */
export const FilterPanel = ({ resource, filters, onChange }: FilterPanelProps) => {
  const names = resource.filters ?? [];
  const set = (name: string, values: string[]) => {
    const { [name]: _, ...rest } = filters;
    onChange(values.length ? { ...rest, [name]: values } : rest);
  };
  const count = Object.keys(filters).length;

  const content = (
    <div className={styles.filters}>
      {names.map((name) => {
        const field = fieldOf(resource, name);
        const id = `filter_${name}`;
        return (
          <div key={name} className={styles.filter}>
            <label htmlFor={id}>{field.label}</label>
            {field.kind === 'reference' ? (
              <ReferencesInput
                id={id}
                name={[name]}
                field={{ kind: 'references', label: field.label, to: field.to }}
                value={filters[name]}
                onChange={(ids) => set(name, ids as string[])}
                invalid={false}
                references={{}}
              />
            ) : (
              <Select
                id={id}
                mode="multiple"
                value={filters[name] ?? []}
                options={filterOptions(field)}
                onChange={(values: string[]) => set(name, values)}
                placeholder="Semua"
              />
            )}
          </div>
        );
      })}
    </div>
  );

  return (
    <Popover trigger="click" placement="bottomLeft" content={content} title="Filter">
      <Button icon={<ListFilter size={18} />}>
        Filter {count > 0 && <Badge count={count} className={styles.count} />}
      </Button>
    </Popover>
  );
};
