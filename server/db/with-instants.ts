import { isoInstant } from './row-parsers';

/** Converts these columns of a raw row to ISO instants; nulls stay. */
export const withInstants = <Row extends object>(row: Row, names: readonly (keyof Row)[]): Row => ({
  ...row,
  ...Object.fromEntries(
    names.flatMap((name) => (typeof row[name] === 'string' ? [[name, isoInstant(row[name])]] : [])),
  ),
});
