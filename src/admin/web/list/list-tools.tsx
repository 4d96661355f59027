import { ArrowUpDown, Columns3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { readDays, writeDays } from '../../../core/format/days';
import { CheckList } from '../../../ui/check-list';
import { DayChoice } from '../../../ui/day-choice';
import { Button } from '../../../ui/plain/button';
import { buttonClass } from '../../../ui/plain/button-class';
import { Popover } from '../../../ui/popover';
import { SearchInput } from '../../../ui/search-input';
import { isTime } from '../../entity/query';
import type { ResourceModel } from '../../schema/model';
import { fieldOf } from '../parts/system-fields';
import { useFacts } from '../session/facts';
import { useMay } from '../session/use-may';
import { EntityExport } from './entity-export';
import { FilterPanel } from './filter-panel';
import { ActiveFilters } from './filters/active-filters';
import styles from './list.module.css';
import type { ListState } from './list-state';

interface DayFiltersProps {
  resource: ResourceModel;
  filters: Record<string, string[]>;
  onChange: (filters: Record<string, string[]>) => void;
}

/** Always visible, because long lists are filtered by day first. */
const DayFilters = ({ resource, filters, onChange }: DayFiltersProps) =>
  (resource.filters ?? [])
    .map((name) => ({ name, field: fieldOf(resource, name) }))
    .filter(({ field }) => isTime(field))
    .map(({ name, field }) => {
      const { [name]: [days = ''] = [], ...rest } = filters;
      return (
        <DayChoice
          key={name}
          label={field.label}
          {...readDays(days)}
          onChange={(chosen) =>
            onChange(chosen.from || chosen.to ? { ...rest, [name]: [writeDays(chosen)] } : rest)
          }
        />
      );
    });

interface ColumnChoiceProps {
  resource: ResourceModel;
  columns: readonly string[];
  onChange: (columns: string[]) => void;
}

/** The column that names a record cannot be hidden. */
const ColumnChoice = ({ resource, columns, onChange }: ColumnChoiceProps) => (
  <Popover
    setsQuery
    label="Pilih kolom"
    buttonClass={buttonClass({ tone: 'quiet' })}
    button={<Columns3 size={18} aria-hidden="true" />}
  >
    {() => (
      <div className={styles.filters}>
        <CheckList
          label="Kolom"
          values={columns}
          options={resource.list.map((name) => ({
            value: name,
            label: fieldOf(resource, name).label,
            disabled: name === resource.title,
          }))}
          onChange={(chosen) => onChange(resource.list.filter((name) => chosen.includes(name)))}
        />
      </div>
    )}
  </Popover>
);

const ArrangeDialog = lazy(() => import('./arrange-dialog'));

const ArrangeButton = ({ resource }: { resource: ResourceModel }) => {
  const edits = useMay(`${resource.name}:edit`);
  const { has_acts } = useFacts().profile;
  const [isOpen, setOpen] = useState(false);
  if (!resource.arrange || !edits.can || !has_acts) return null;
  return (
    <>
      <Button
        tone="quiet"
        icon={<ArrowUpDown size={18} aria-hidden="true" />}
        aria-label="Urutkan"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ArrangeDialog resource={resource} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

interface ListToolsProps {
  resource: ResourceModel;
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
}

export const ListTools = ({ resource, state, onChange }: ListToolsProps) => {
  const { has_acts } = useFacts().profile;
  const filtering = {
    resource,
    filters: state.filters,
    onChange: (filters: ListState['filters']) => onChange({ filters }),
  };
  return (
    <>
      <div className={styles.bar}>
        {resource.search && (
          <div className={styles.search}>
            <SearchInput
              label={`Cari ${resource.unit}`}
              value={state.search}
              onSearch={(search) => onChange({ search })}
            />
          </div>
        )}
        <DayFilters {...filtering} />
        <FilterPanel {...filtering} />
        <div className={styles.tools}>
          <ArrangeButton resource={resource} />
          <ColumnChoice
            resource={resource}
            columns={state.columns}
            onChange={(columns) => onChange({ columns })}
          />
          {resource.can.includes('export') && has_acts && <EntityExport resource={resource} state={state} />}
        </div>
      </div>
      <ActiveFilters {...filtering} />
    </>
  );
};
