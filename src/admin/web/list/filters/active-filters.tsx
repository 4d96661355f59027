import { X } from 'lucide-react';
import { actions } from '../../../../core/text/actions';
import { Button } from '../../../../ui/plain/button';
import { serverNow } from '../../../../ui/server-clock';
import { pointedAt } from '../../../schema/kinds';
import type { ResourceModel } from '../../../schema/model';
import { useTitles } from '../../fields/link/use-titles';
import { filtersOf } from '../filter-options';
import styles from '../list.module.css';
import { filterWords } from './filter-words';

interface ActiveFiltersProps {
  resource: ResourceModel;
  filters: Record<string, string[]>;
  onChange: (filters: Record<string, string[]>) => void;
}

/** The filters in use, as chips that remove them. */
export const ActiveFilters = ({ resource, filters, onChange }: ActiveFiltersProps) => {
  const active = filtersOf(resource).filter(({ filter }) => filters[filter.key]);
  if (active.length === 0) return null;

  const without = (key: string) => {
    const { [key]: _, ...rest } = filters;
    onChange(rest);
  };
  return (
    <div className={styles.chips}>
      {active.map(({ field, filter }) => {
        const values = filters[filter.key] ?? [];
        const to = pointedAt(field);
        return (
          <span key={filter.key} className={styles.chip}>
            <span className={styles.chosen}>
              {field.label}:{' '}
              {to === undefined ? (
                filterWords(field, filter, values, serverNow())
              ) : (
                <Titles resource={to} ids={values} />
              )}
            </span>
            <button
              type="button"
              className={`${styles.drop} no-print`}
              aria-label={`Hapus filter ${field.label}`}
              onClick={() => without(filter.key)}
            >
              <X size={14} />
            </button>
          </span>
        );
      })}
      <Button tone="link" size="small" onClick={() => onChange({})}>
        {actions.resetFilter}
      </Button>
    </div>
  );
};

/** More titles than this are counted. */
const MOST_NAMED = 3;
const NONE = {};

const Titles = ({ resource, ids }: { resource: string; ids: string[] }) => {
  const named = useTitles(resource, ids, NONE);
  const titles = ids.slice(0, MOST_NAMED).map((id) => named[id] ?? '…');
  return [...titles, ...(ids.length > MOST_NAMED ? [`${ids.length - MOST_NAMED} lainnya`] : [])].join(', ');
};
