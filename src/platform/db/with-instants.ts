import { isoInstant } from './row-parsers';

export const withInstants = <Row extends object>(row: Row, names: readonly (keyof Row)[]): Row => ({
  ...row,
  ...Object.fromEntries(
    names.flatMap((name) => (typeof row[name] === 'string' ? [[name, isoInstant(row[name])]] : [])),
  ),
});
