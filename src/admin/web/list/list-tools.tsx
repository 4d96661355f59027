import { ArrowUpDown, Bookmark, Columns3, Trash2 } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { readDays, writeDays } from '../../../core/format/days';
import { DayChoice } from '../../../ui/day-choice';
import { buttonClass } from '../../../ui/plain/button-class';
import { Popover } from '../../../ui/popover';
import { SearchInput } from '../../../ui/search-input';
import { SkeletonList } from '../../../ui/skeleton';
import { isTime } from '../../entity/query';
import type { ResourceModel } from '../../schema/model';
import { DialogButton } from '../parts/dialog-button';
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

const ColumnPanel = lazy(() => import('./column-panel'));
const ViewPanel = lazy(() => import('./view-panel'));

const ArrangeDialog = lazy(() => import('./arrange-dialog'));

const ArrangeButton = ({ resource }: { resource: ResourceModel }) => {
  const edits = useMay(`${resource.name}:edit`);
  const { has_acts } = useFacts().profile;
  if (!resource.arrange || !edits.can || !has_acts) return null;
  return <DialogButton resource={resource} label="Urutkan" icon={ArrowUpDown} Dialog={ArrangeDialog} />;
};

const BinDialog = lazy(() => import('./bin-dialog'));

const BinButton = ({ resource }: { resource: ResourceModel }) => {
  const deletes = useMay(`${resource.name}:delete`);
  const { has_acts } = useFacts().profile;
  if (!resource.can.includes('delete') || !resource.history || !deletes.can || !has_acts) return null;
  return <DialogButton resource={resource} label="Data terhapus" icon={Trash2} Dialog={BinDialog} />;
};

interface ListToolsProps {
  resource: ResourceModel;
  state: ListState;
  columns: ComponentProps<typeof ColumnPanel>;
  /** Absent at a host that stores no views. */
  views?: ComponentProps<typeof ViewPanel> | undefined;
  onChange: (part: Partial<ListState>) => void;
}

export const ListTools = ({ resource, state, columns, views, onChange }: ListToolsProps) => {
  const { has_acts } = useFacts().profile;
  const viewName = views?.saved.views.find(({ id }) => id === views.active)?.name;
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
          <BinButton resource={resource} />
          {views && (
            <Popover
              setsQuery
              label="Tampilan tersimpan"
              buttonClass={buttonClass({ tone: 'quiet' })}
              button={
                <>
                  <Bookmark size={18} />
                  {viewName && <span className={styles.viewName}>{viewName}</span>}
                </>
              }
            >
              {() => (
                <Suspense fallback={<SkeletonList rows={3} />}>
                  <ViewPanel {...views} />
                </Suspense>
              )}
            </Popover>
          )}
          <Popover
            setsQuery
            label="Pilih kolom"
            buttonClass={buttonClass({ tone: 'quiet' })}
            button={<Columns3 size={18} />}
          >
            {() => (
              <Suspense fallback={<SkeletonList rows={6} />}>
                <ColumnPanel {...columns} />
              </Suspense>
            )}
          </Popover>
          {resource.can.includes('export') && has_acts && <EntityExport resource={resource} state={state} />}
        </div>
      </div>
      <ActiveFilters {...filtering} />
    </>
  );
};
