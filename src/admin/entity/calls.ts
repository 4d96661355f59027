import { z } from 'zod';
import { del, download, get, post, put } from '../../core/contract/endpoint';
import { pageMeta } from '../../core/contract/envelope';
import { named, otherwise } from '../../core/contract/reading';
import { exportFormat, id, idList, idParams, instant, listQuery, nothing } from '../../core/contract/shapes';
import type { Field } from '../schema/field';
import { bytesBeyond, kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { systemFields } from '../schema/system-fields';
import { entityFilterQuery, entityListQuery, entityLookupQuery } from './query';

/** Milliseconds in which an action, or a delete in an own table, can be undone. */
export const UNDO_MS = 10_000;
export const LOOKUP_ROWS = 20;

/**
 * A record of any declared resource: its declared fields (computed ones too, passwords never) and the common ones.
 * Fields without a value are absent. `reference_titles` maps referenced ids to titles.
 */
export const entityRow = z.looseObject({
  id: named(id),
  // Default 1: version 0 would mean a record that was never saved.
  version: otherwise(z.int().min(1), 1),
  created_at: instant,
  updated_at: instant,
  /** Null for seeds and for records saved by visitors of the website. */
  updated_by: z.string().nullable(),
  reference_titles: z.record(id, z.string()),
  /** Read-only here: it comes from elsewhere or is closed. */
  is_locked: z.boolean().optional(),
  warnings: z.array(z.string()).optional(),
});
export type EntityRow = z.infer<typeof entityRow>;

/** `details` of 409 `VERSION_CONFLICT`: the current record, so that a form can offer both versions. */
export const versionConflict = z.object({
  current: entityRow,
  updated_by: z.string().nullable(),
  updated_at: z.string(),
});
export type VersionConflict = z.infer<typeof versionConflict>;

/** `code` is another name by which an imported file may mean the record. */
export const entityTitle = z.object({ id, title: z.string(), code: z.string().optional() });
export type EntityTitle = z.infer<typeof entityTitle>;

const lookupShape = {
  search: listQuery.shape.search,
  /** Returns the titles of these ids and ignores `search`. */
  ids: idList.optional(),
};

/**
 * Update body: all fields and the `version` that was read. The fields are validated against the record that they change
 * (`schema/merge-edit.ts`).
 */
const versionedBody = z
  .looseObject({ version: z.int().min(0) })
  .transform(({ version, ...data }) => ({ version, data }));

/** `blocked`: actions on the list that this person cannot do now. */
const listMeta = pageMeta.extend({ blocked: z.array(z.string()).optional() });

/** `all`, or names of columns, which absent are those of the list. */
const exportColumns = ({ fields }: ResourceModel) => {
  const names = Object.keys(fields).filter((name) => !kindOf(fields[name] as Field).secret);
  const known = [...names, ...Object.keys(systemFields)];
  return z
    .string()
    .max(4_000)
    .transform((list) => (list === 'all' ? known : list.split(',')))
    .pipe(z.array(z.enum(known)).min(1));
};

const made = new WeakMap<ResourceModel, ReturnType<typeof makeEndpoints>>();

/**
 * Calls of a declared resource in the shapes of specification 7; `can` and `single` decide which exist. `one` and
 * `save` belong to `single` resources: null means never saved, version 0 creates. Cached, because building schemas is
 * slow.
 */
export function entityEndpoints(resource: ResourceModel) {
  const endpoints = made.get(resource) ?? makeEndpoints(resource);
  made.set(resource, endpoints);
  return endpoints;
}

const makeEndpoints = (resource: ResourceModel) => {
  const { name, label, endpoint: path } = resource;
  const moreBytes = bytesBeyond(resource.fields);
  return {
    list: get(path, `${name}:list`, {
      summary: `Daftar ${label}`,
      query: entityListQuery(resource),
      reply: z.array(entityRow),
      meta: listMeta,
    }),
    summary: get(`${path}/summary`, `${name}:list`, {
      summary: `Jumlah ${label} menurut saringan`,
      query: entityFilterQuery(resource, {}),
      reply: z.object({ total: z.int(), sums: z.record(z.string(), z.number()) }),
    }),
    show: get(`${path}/:id`, `${name}:show`, {
      summary: `Satu ${label}`,
      params: idParams,
      reply: entityRow,
    }),
    create: post(path, `${name}:create`, {
      summary: `Tambah ${label}`,
      body: resource.validator,
      moreBytes,
      reply: entityRow,
    }),
    update: put(`${path}/update/:id`, `${name}:edit`, {
      summary: `Ubah ${label}; 409 VERSION_CONFLICT bila sudah diubah orang lain`,
      params: idParams,
      body: versionedBody,
      moreBytes,
      reply: entityRow,
    }),
    remove: del(`${path}/:id`, `${name}:delete`, {
      summary: `Hapus ${label}; 409 REFERENCED bila masih dipakai`,
      params: idParams,
      reply: z.object({ restorable_until: instant }),
    }),
    restore: post(`${path}/restore/:id`, `${name}:delete`, {
      summary: `Urungkan penghapusan ${label}; 409 UNDO_EXPIRED bila waktunya habis`,
      params: idParams,
      body: nothing,
      reply: entityRow,
    }),
    lookup: get(`${path}/lookup`, `${name}:lookup`, {
      summary: `Pilihan ${label}`,
      query: entityLookupQuery(resource, lookupShape),
      reply: z.array(entityTitle),
    }),
    one: get(path, `${name}:show`, {
      summary: label,
      reply: entityRow.nullable(),
    }),
    save: put(`${path}/update`, `${name}:edit`, {
      summary: `Simpan ${label}`,
      body: versionedBody,
      moreBytes,
      reply: entityRow,
    }),
    export: download(`${path}/export`, `${name}:export`, {
      summary: `Unduh ${label}`,
      query: entityFilterQuery(resource, {
        format: exportFormat,
        columns: exportColumns(resource).optional(),
        /** Marked rows among those that the filter finds. */
        ids: idList.optional(),
      }),
    }),
  };
};
