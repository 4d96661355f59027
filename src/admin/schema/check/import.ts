import { importColumns } from '../import-columns';
import type { ResourceSpec } from '../resource';

/** A file must be able to give all that a new record asks for. */
export function importErrors(spec: ResourceSpec): string[] {
  if (!spec.can.includes('import')) return [];
  const at = `${spec.name}.can`;
  if (spec.store || spec.single) return [`${at}: "import" asks for a list of records without a "store"`];
  if (!spec.can.includes('create')) return [`${at}: "import" asks for "create"`];
  const names = spec.form.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.fields));
  const columns = importColumns({ fields: spec.fields, form: [{ title: '', fields: names }] });
  const given = new Set(columns.map(({ field }) => field));
  return names.flatMap((name) => {
    const field = spec.fields[name];
    if (!field?.required || field.computed || given.has(name)) return [];
    return [`${at}: "import" cannot give the required "${name}", which no cell of a file can hold`];
  });
}
