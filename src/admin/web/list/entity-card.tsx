import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { number } from '../../../core/format/number';
import { pressToOpen } from '../../../ui/press-to-open';
import type { EntityRow } from '../../entity/calls';
import { fieldOf } from '../parts/system-fields';
import cards from './entity-cards.module.css';
import { MarkRow } from './mark-boxes';
import { RowCell } from './row-cell';
import type { EntityRowsProps } from './rows-props';

/** Number of facts before a card is folded; a few more are shown instead of a button. */
const FIRST = 6;
const FEW_MORE = 3;

export const EntityCard = ({
  resource,
  row,
  state,
  onOpen,
  menuOf,
  cellOf,
  marks,
}: EntityRowsProps & { row: EntityRow }) => {
  const [isOpen, setOpen] = useState(false);
  const facts = state.columns.filter((name) => name !== resource.title);
  const isLong = facts.length > FIRST + FEW_MORE;
  const shown = isLong && !isOpen ? facts.slice(0, FIRST) : facts;
  return (
    <li
      className={cards.card}
      data-marked={marks?.ids.includes(row.id) || undefined}
      {...(onOpen && pressToOpen(() => onOpen(row)))}
    >
      <div className={cards.head}>
        {marks && (
          <MarkRow resource={resource} row={row} isMarked={marks.ids.includes(row.id)} onMark={marks.mark} />
        )}
        <div className={cards.name}>
          <RowCell resource={resource} row={row} name={resource.title} onOpen={onOpen} cellOf={cellOf} />
        </div>
        {menuOf?.(row)}
      </div>
      <dl className={cards.facts}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{fieldOf(resource, name).label}</dt>
            <dd>
              <RowCell resource={resource} row={row} name={name} cellOf={cellOf} />
            </dd>
          </div>
        ))}
      </dl>
      {isLong && (
        <button
          type="button"
          className={cards.more}
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {isOpen ? 'Ringkas' : `${number(facts.length - FIRST)} lainnya`}
          <ChevronDown size={16} />
        </button>
      )}
    </li>
  );
};
