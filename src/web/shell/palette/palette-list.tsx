import { ExternalLink, Lock } from 'lucide-react';
import { Icon } from '../../../ui/icon';
import layout from '../../../ui/layout.module.css';
import { Money } from '../../../ui/money';
import { StatusTag } from '../../../ui/status-tag';
import { Tile } from '../../../ui/tile';
import { copy as frame } from '../copy';
import { copy } from './copy';
import styles from './palette.module.css';
import type { PaletteGroup, PaletteRow } from './row';

interface PaletteListProps {
  id: string;
  groups: PaletteGroup[];
  at: number;
  onPoint: (key: string) => void;
  onOpen: (row: PaletteRow) => void;
}

/** Results by kind. The field handles keys, because it keeps focus. */
export const PaletteList = ({ id, groups, at, onPoint, onOpen }: PaletteListProps) => {
  let index = -1;
  return (
    <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={copy.label}>
      {groups.map(({ name, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, in a list box
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={styles.group}>
            {copy.groups[name]}
          </div>
          {rows.map((row) => {
            index += 1;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles Enter for the active option
              // biome-ignore lint/a11y/useFocusableInteractive: in a combobox the focus stays in the field
              <div
                key={row.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                className={styles.option}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => onPoint(row.key)}
                onClick={() => onOpen(row)}
              >
                <Option row={row} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};

const Option = ({ row: { title, detail, problem, picture, status, price, target } }: { row: PaletteRow }) => (
  <>
    {'tile' in picture ? (
      <Tile {...picture.tile} size={36} />
    ) : (
      <span className={styles.icon}>
        <Icon name={picture.icon} />
      </span>
    )}
    <span className={layout.words}>
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{detail}</span>
      {problem && <span className={styles.problem}>{problem}</span>}
    </span>
    {status && <StatusTag status={status} />}
    {price !== undefined &&
      (price === null ? <span className={styles.detail}>{copy.byBill}</span> : <Money amount={price} />)}
    {'entry' in target && target.entry.kind === 'external' && <ExternalLink size={14} />}
    {'entry' in target && target.entry.kind === 'page' && target.entry.locked && (
      <>
        <Lock size={14} />
        <span className="sr-only">{frame.lockedEntry}</span>
      </>
    )}
  </>
);
