import { z } from 'zod';
import { actionReply } from '../../core/contract/action-reply';
import { post } from '../../core/contract/endpoint';
import { id } from '../../core/contract/shapes';
import { columnKey } from '../../core/table-file/column-name';
import { type ImportColumn, importColumns } from '../schema/import-columns';
import { importOf } from '../schema/links';
import type { ResourceModel } from '../schema/model';

/** One file is written in one transaction, which bounds its rows. */
export const IMPORT_ROWS = 2_000;
/** An import can be taken back as a whole for a day. */
export const IMPORT_UNDO_SECONDS = 86_400;
const LONGEST_CELL = 5_000;
const MORE_BYTES = 4 * 1024 * 1024;

/** Fields by which a row of the file finds the record that it changes. */
export const importKeys = (resource: Pick<ResourceModel, 'fields' | 'form' | 'title' | 'can'>): string[] =>
  resource.can.includes('edit')
    ? importColumns(resource).flatMap(({ key }) =>
        key === resource.title || resource.fields[key]?.unique ? [key] : [],
      )
    : [];

/** Index of each column in a file's header, by label or field name; ignores case and punctuation. */
export const matchColumns = (
  columns: readonly ImportColumn[],
  header: readonly string[],
): Map<string, number> => {
  const names = header.map(columnKey);
  return new Map(
    columns.flatMap(({ key, label }): [string, number][] => {
      const at = names.findIndex((name) => name === columnKey(label) || name === columnKey(key));
      return at < 0 ? [] : [[key, at]];
    }),
  );
};

const importedRow = z.object({
  /** Row of the file, from 1. */
  row: z.int(),
  state: z.enum(['new', 'changed', 'same', 'wrong']),
  title: z.string(),
  /** Messages by field. */
  errors: z.record(z.string(), z.array(z.string())),
});
export type ImportedRow = z.infer<typeof importedRow>;

const importBody = (resource: ResourceModel) => {
  const keys = importKeys(resource);
  const columns = importColumns(resource).map(({ key }) => key);
  return z.strictObject({
    /** Repeating a key returns the stored answer. */
    key: id,
    /** Rows that equal a record in this field change it; without it, every row is a new record. */
    by: z.enum(keys).optional(),
    rows: z
      .array(
        z.strictObject({
          row: z.int().min(1),
          cells: z.partialRecord(z.enum(columns), z.string().max(LONGEST_CELL)),
        }),
      )
      .min(1)
      .max(IMPORT_ROWS),
    preview: z.boolean().default(false),
    /** Leaves wrong rows out; otherwise one wrong row refuses the whole file. */
    only_right: z.boolean().default(false),
  });
};
export type ImportCall = z.output<ReturnType<typeof importBody>>;

/** Throws 422 VALIDATION_FAILED with `rows.<index>.<field>` if a row is wrong. */
export const importEndpoint = (resource: ResourceModel) =>
  post(`${resource.endpoint}/import`, importOf(resource.name), {
    summary: `Impor ${resource.label}`,
    body: importBody(resource),
    moreBytes: MORE_BYTES,
    reply: actionReply.extend({ rows: z.array(importedRow) }),
  });
