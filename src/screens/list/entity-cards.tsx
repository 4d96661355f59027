import { NarrowSelect } from '../../ui/narrow-select';
import { fieldOf } from '../parts/system-fields';
import { EntityCard } from './entity-card';
import cards from './entity-cards.module.css';
import { MarkAll } from './mark-boxes';
import type { EntityRowsProps } from './rows-props';

/** Rows of any resource on a phone: a card each, with what a column would be called beside its value. */
export const EntityCards = (props: EntityRowsProps) => {
  const { resource, rows, isFetching, marks } = props;
  return (
    <>
      <div className={cards.tools}>
        {marks && (
          <span className={cards.all}>
            <MarkAll rows={rows} marks={marks} /> Pilih semua
          </span>
        )}
        <Order {...props} />
      </div>
      <ul className={cards.cards} aria-label={resource.label} aria-busy={isFetching}>
        {rows.map((row) => (
          <EntityCard key={row.id} {...props} row={row} />
        ))}
      </ul>
    </>
  );
};

/** There are no heads of columns to press. */
const Order = ({ resource, state, onSort }: EntityRowsProps) => {
  const sortable = (resource.sort ?? []).map((name) => ({ name, label: fieldOf(resource, name).label }));
  if (sortable.length === 0) return null;
  return (
    <NarrowSelect
      label="Urutan"
      all="Urutan biasa"
      options={sortable.flatMap(({ name, label }) => [
        { value: name, label: `${label} ↑` },
        { value: `-${name}`, label: `${label} ↓` },
      ])}
      value={state.sort ?? ''}
      onChange={(value) => onSort(value || undefined)}
    />
  );
};
