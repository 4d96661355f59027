import type { CSSProperties } from 'react';
import { kindOf } from '../../schema/kinds';
import type { ResourceModel } from '../../schema/model';
import { fieldOf } from '../parts/system-fields';
import styles from './entity-table.module.css';
import type { EntityRowsProps } from './rows-props';

export interface CellAttributes {
  className: string | undefined;
  style?: CSSProperties;
  /** Name of a column that stays visible; `useHiddenEdges` measures where. */
  'data-stays'?: string;
}

/** Attributes of a column's head and cells: its side, its width, and whether it stays while others scroll. */
export function cellAttributes(
  resource: ResourceModel,
  name: string,
  layout: EntityRowsProps['layout'],
): CellAttributes {
  const width = layout?.widths[name] ?? resource.widths?.[name];
  const stays = name === resource.title || layout?.pinned.includes(name);
  const style: CSSProperties = {
    // A cell of a table is as wide as its content unless all three say otherwise.
    ...(width && { width, minWidth: width, maxWidth: width }),
    ...(stays && { insetInlineStart: `var(--at-${name}, 0px)` }),
  };
  const classes = [
    stays && styles.stays,
    width && styles.sized,
    kindOf(fieldOf(resource, name)).numeric && styles.figure,
  ];
  return {
    className: classes.filter(Boolean).join(' ') || undefined,
    ...(Object.keys(style).length > 0 && { style }),
    ...(stays && { 'data-stays': name }),
  };
}
