import { importColumns } from '../import-columns';
import type { ResourceSpec, Section } from '../resource';

type Entries = readonly (string | Section)[];

const tabOf = (entry: string | Section): string | undefined =>
  typeof entry === 'string' ? undefined : entry.tab;

/** A field outside all tabs would never be shown, and a tab that returns later would be drawn twice. */
export function checkTabs({ name, form, detail }: ResourceSpec): string[] {
  const tabs = form.map(tabOf);
  if (hasTabs(detail)) return [`${name}.detail: "tab" is for sections of a form`];
  if (!hasTabs(form)) return [];
  if (tabs.includes(undefined))
    return [`${name}.form: every field stands in a section with a "tab", or none does`];
  const starts = tabs.filter((tab, index) => tab !== tabs[index - 1]);
  if (starts.length === 1) return [`${name}.form: one tab holds everything: leave it out`];
  return starts
    .filter((tab, index) => starts.indexOf(tab) !== index)
    .map((tab) => `${name}.form: sections of the tab "${tab}" do not follow each other`);
}

const hasTabs = (entries: Entries): boolean => entries.some((entry) => tabOf(entry) !== undefined);

/** A file must be able to give all that a new record asks for. */
export function importErrors(spec: ResourceSpec): string[] {
  // A store and a single record are refused by what they can do.
  if (!spec.can.includes('import') || spec.store || spec.single) return [];
  const at = `${spec.name}.can`;
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
