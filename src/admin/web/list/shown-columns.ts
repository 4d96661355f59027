import type { ListLayout } from '../../../core/contract/list-view';
import type { ResourceModel } from '../../schema/model';

/** Change of a list's columns; an absent part stays as it is. */
export type ColumnChange = Partial<Omit<ListLayout, 'view'>>;

export const columnsOf = ({ list, columns }: ResourceModel): readonly string[] =>
  columns ? list.filter((name) => columns.includes(name)) : list;

/** These columns as far as the list has them, in this order; with the one that names a record. */
export function knownColumns({ list, title }: ResourceModel, names: readonly string[]): readonly string[] {
  const known = [...new Set(names)].filter((name) => list.includes(name as never));
  if (known.length === 0 || known.includes(title)) return known;
  return [title, ...known];
}

/** All columns of a list: the shown ones in their order, each hidden one behind its declared neighbour. */
export function orderOf(list: readonly string[], shown: readonly string[]): string[] {
  const order = [...shown];
  list.forEach((name, at) => {
    if (!order.includes(name)) order.splice(at === 0 ? 0 : order.indexOf(list[at - 1] ?? '') + 1, 0, name);
  });
  return order;
}

/** Pinned columns stand first. */
export const pinnedFirst = (columns: readonly string[], pinned: readonly string[]): string[] => [
  ...columns.filter((name) => pinned.includes(name)),
  ...columns.filter((name) => !pinned.includes(name)),
];
