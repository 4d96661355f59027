import { z } from 'zod';
import { del, post, put, SIGNED_IN } from './endpoint';
import { id, idParams, line, nothing } from './shapes';

/** Pixels of a column. */
export const COLUMN_WIDTH = { min: 64, max: 800 } as const;
/** Saved views that one person may own, over all lists. */
export const MOST_VIEWS = 50;

const name = z.string().min(1).max(60);

/** Arrangement of one list's columns by a person; names that the list does not have are ignored. */
export const listLayout = z.strictObject({
  /** Shown columns in their order; empty for the declared ones. */
  columns: z.array(name).max(60),
  /** Pixels of the columns that were resized. */
  widths: z.record(name, z.int().min(COLUMN_WIDTH.min).max(COLUMN_WIDTH.max)),
  /** Columns that stay at the start while the others are scrolled. */
  pinned: z.array(name).max(10),
  density: z.enum(['normal', 'compact']),
  /** Saved view with which the list opens. */
  view: id.nullable(),
});
export type ListLayout = z.infer<typeof listLayout>;

const savedState = {
  name: line(40).min(1, 'Isi nama tampilan.'),
  /** Filters, search, sort and columns as the list's address holds them. */
  query: z.string().max(2_000),
  /** True if everyone of the partner who may open the list has the view. FORBIDDEN for a sub-account. */
  is_shared: z.boolean(),
  /** True if the view stands in the menu. */
  is_pinned: z.boolean(),
};

/** A saved view, as its owner and everybody with whom it is shared reads it. */
export const listView = z.object({ id, resource: name, ...savedState, is_own: z.boolean() });
export type ListView = z.infer<typeof listView>;

/** Query of the address that shows a view; the id names the view that it began with. */
export const viewSearch = ({ id, query }: Pick<ListView, 'id' | 'query'>): string => `?${query}&view=${id}`;

/** Layouts and views of the lists that a person may open. */
export const savedLists = z.object({ layouts: z.record(name, listLayout), views: z.array(listView) });
export type SavedLists = z.infer<typeof savedLists>;

/** NOT_FOUND for an unknown list, FORBIDDEN for one that the person may not open. */
export const saveListLayout = put('/v1/crm/list-layout/:resource', SIGNED_IN, {
  summary: 'Simpan susunan kolom sebuah daftar',
  params: z.strictObject({ resource: name }),
  body: listLayout,
  reply: listLayout,
});

/** VALIDATION_FAILED at `name` for a name that the person used for this list, or after `MOST_VIEWS`. */
export const createListView = post('/v1/crm/list-view', SIGNED_IN, {
  summary: 'Simpan tampilan sebuah daftar',
  body: z.strictObject({ resource: name, ...savedState }),
  reply: listView,
});

/** NOT_FOUND for a view of somebody else. */
export const updateListView = put('/v1/crm/list-view/:id', SIGNED_IN, {
  summary: 'Ubah tampilan yang disimpan',
  params: idParams,
  body: z.strictObject(savedState),
  reply: listView,
});

export const deleteListView = del('/v1/crm/list-view/:id', SIGNED_IN, {
  summary: 'Hapus tampilan yang disimpan',
  params: idParams,
  reply: nothing,
});
