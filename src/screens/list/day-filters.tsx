import { isTime } from '../../core/entity/query';
import { readDays, writeDays } from '../../core/format/days';
import type { ResourceModel } from '../../core/schema/model';
import { DayChoice } from '../../ui/day-choice';
import { fieldOf } from '../parts/system-fields';

interface DayFiltersProps {
  resource: ResourceModel;
  filters: Record<string, string[]>;
  onChange: (filters: Record<string, string[]>) => void;
}

/** Always visible, because long lists are filtered by day first. */
export const DayFilters = ({ resource, filters, onChange }: DayFiltersProps) =>
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
