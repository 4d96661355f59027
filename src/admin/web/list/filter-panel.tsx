import { ListFilter } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { buttonClass } from '../../../ui/plain/button-class';
import { Popover } from '../../../ui/popover';
import { SkeletonList } from '../../../ui/skeleton';
import { isTime } from '../../entity/query';
import { partsOfKey } from '../../schema/filter-tests';
import type { ResourceModel } from '../../schema/model';
import { fieldOf } from '../parts/system-fields';
import styles from './list.module.css';

const FieldFilters = lazy(() => import('./filters/field-filters'));

interface FilterPanelProps {
  resource: ResourceModel;
  filters: Record<string, string[]>;
  onChange: (filters: Record<string, string[]>) => void;
}

export const FilterPanel = ({ resource, filters, onChange }: FilterPanelProps) => {
  const offered = (resource.filters ?? []).filter((name) => !isTime(fieldOf(resource, name)));
  const count = Object.keys(filters).filter((key) => offered.includes(partsOfKey(key).field)).length;
  if (offered.length === 0) return null;

  return (
    <Popover
      setsQuery
      label="Filter"
      buttonLabel={count > 0 ? `Filter ${count} aktif` : 'Filter'}
      buttonClass={buttonClass({ tone: 'quiet' })}
      button={
        <>
          <ListFilter size={18} />
          Filter {count > 0 && <span className={styles.count}>{count}</span>}
        </>
      }
    >
      {() => (
        <Suspense fallback={<SkeletonList rows={3} />}>
          <FieldFilters resource={resource} offered={offered} filters={filters} onChange={onChange} />
        </Suspense>
      )}
    </Popover>
  );
};
