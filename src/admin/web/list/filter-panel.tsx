import { ListFilter } from 'lucide-react';
import { useEffect, useState } from 'react';
import { inSentence } from '../../../core/text/in-sentence';
import { CheckList } from '../../../ui/check-list';
import { buttonClass } from '../../../ui/plain/button-class';
import { Popover } from '../../../ui/popover';
import { SearchInput } from '../../../ui/search-input';
import { isTime } from '../../entity/query';
import { choicesOf, pointedAt } from '../../schema/kinds';
import type { ResourceModel } from '../../schema/model';
import { useLookup } from '../fields/link/use-lookup';
import { useTitles } from '../fields/link/use-titles';
import { fieldOf } from '../parts/system-fields';
import styles from './list.module.css';

interface ReferenceFilterProps {
  label: string;
  resource: string;
  values: string[];
  onChange: (values: string[]) => void;
}

const ReferenceFilter = ({ label, resource, values, onChange }: ReferenceFilterProps) => {
  const [text, setText] = useState('');
  const { found, stage, seen, search } = useLookup(resource);
  const named = useTitles(resource, values, seen);
  useEffect(() => void search(text), [search, text]);

  const selected = values.map((value) => ({ value, label: named[value] ?? '…' }));
  const rest = found.flatMap(({ id, title }) => (values.includes(id) ? [] : [{ value: id, label: title }]));
  return (
    <div className={styles.reference}>
      <CheckList label={label} options={[...selected, ...rest]} values={values} onChange={onChange} />
      {stage === 'failed' && <p role="alert">Pilihan gagal dimuat. Cari untuk mencoba lagi.</p>}
      <SearchInput label={`Cari ${inSentence(label)}`} value={text} onSearch={setText} />
    </div>
  );
};

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
