import { isoInstant } from './row-parsers';

/** A row of a raw query with these columns as ISO instants; one that is null stays so. */
export const withInstants = <Row extends object>(row: Row, names: readonly (keyof Row)[]): Row => ({
  ...row,
  ...Object.fromEntries(
    names.flatMap((name) => (typeof row[name] === 'string' ? [[name, isoInstant(row[name])]] : [])),
  ),
});
