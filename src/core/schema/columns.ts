import type { ResourceModel } from './model';

/** Columns that a list shows before a person chooses others. */
export const usualColumns = ({ list, hidden }: ResourceModel): readonly string[] =>
  hidden ? list.filter((name) => !hidden.includes(name)) : list;
