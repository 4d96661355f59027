import { Fragment } from 'react';
import { NarrowSelect } from '../../../ui/narrow-select';
import { useScreen } from '../../../ui/use-screen';
import { fieldOf } from '../parts/system-fields';
import { EntityCard } from './entity-card';
import cards from './entity-cards.module.css';
import { EntityTable } from './entity-table';
import { MarkAll } from './mark-boxes';
import { RowCell } from './row-cell';
import { rowGroups } from './row-groups';
import type { EntityRowsProps } from './rows-props';
import { useRowsInSteps } from './use-rows-in-steps';

const EntityCards = (props: EntityRowsProps) => {
  const { resource, rows, state, isFetching, marks } = props;
  const drawn = useRowsInSteps(rows);
  const { name, columns, begins } = rowGroups(props);
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
        {drawn.map((row, at) => (
          <Fragment key={row.id}>
            {name && begins(row, at) && (
              <li className={cards.group}>
                <RowCell resource={resource} row={row} name={name} />
              </li>
            )}
            <EntityCard {...props} state={{ ...state, columns }} row={row} />
          </Fragment>
        ))}
      </ul>
    </>
  );
};

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

export const EntityRows = (props: EntityRowsProps) =>
  useScreen() === 'phone' ? <EntityCards {...props} /> : <EntityTable {...props} />;
