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
