import type { ResourceModel } from '../../core/schema/model';
import { SearchInput } from '../../ui/search-input';
import { ActiveFilters } from './active-filters';
import { ArrangeButton } from './arrange-button';
import { ColumnChoice } from './column-choice';
import { DayFilters } from './day-filters';
import { EntityExport } from './entity-export';
import { FilterPanel } from './filter-panel';
import styles from './list.module.css';
import type { ListState } from './list-state';

interface ListToolsProps {
  resource: ResourceModel;
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
}

export const ListTools = ({ resource, state, onChange }: ListToolsProps) => {
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
          {resource.can.includes('export') && <EntityExport resource={resource} state={state} />}
        </div>
      </div>
      <ActiveFilters {...filtering} />
    </>
  );
};
