import { z } from 'zod';
import { download, endpoint } from '../contract/endpoint';
import { pageMeta } from '../contract/envelope';
import { named, otherwise } from '../contract/reading';
import { exportFormat, id, idList, idParams, instant, listQuery, nothing } from '../contract/shapes';
import { bytesOfLines } from '../schema/kinds/lines';
import type { ResourceModel } from '../schema/model';
import { entityFilterQuery, entityListQuery } from './query';

/** After a delete, how long `restore` brings the row back; also how long its unique values stay taken. Milliseconds. */
export const UNDO_MS = 10_000;
/** Most answers of one look-up. */
export const LOOKUP_ROWS = 20;

/**
 * A record of any declared resource: the fields of its declaration (computed ones too, passwords never) beside
 * what every record has. A field without a value is absent. `reference_titles` names whatever the reference fields of
 * this record point at, by id.
 */
export const entityRow = z.looseObject({
  id: named(id),
  // Without one it is a record all the same: 0 would be one that was never saved.
  version: otherwise(z.int().min(1), 1),
  created_at: instant,
  updated_at: instant,
  /** Name of the person who saved it last; null when nobody did (a seed, the record's owner on the website). */
  updated_by: z.string().nullable(),
  reference_titles: z.record(id, z.string()),
  /** Nobody changes or deletes it here: it comes from elsewhere, or is closed. */
  is_locked: z.boolean().optional(),
  /** What its owner should look at, in Indonesian: a price below its cost. */
  warnings: z.array(z.string()).optional(),
});
export type EntityRow = z.infer<typeof entityRow>;

/** `details` of 409 `VERSION_CONFLICT`: the record as it stands now, so that a form can offer both ways out. */
export const versionConflict = z.object({
  current: entityRow,
  updated_by: z.string().nullable(),
  updated_at: z.string(),
});
export type VersionConflict = z.infer<typeof versionConflict>;

/** An answer of a look-up: what a reference input shows and stores. */
export const entityTitle = z.object({ id, title: z.string() });
export type EntityTitle = z.infer<typeof entityTitle>;

const lookupQuery = z.strictObject({
  search: listQuery.shape.search,
  /** Comma-separated ids whose titles are wanted; `search` is then ignored. */
  ids: idList.optional(),
});

/**
 * The body of an update: the whole form with the `version` that it was read at beside its fields. Issues keep the
 * paths of the fields, so that browser and server name the same input. Parses to `{ version, data }`.
 */
export const versionedBody = (validator: ResourceModel['validator']) =>
  z.looseObject({ version: z.int().min(0) }).transform((body, context) => {
    const { version, ...fields } = body;
    const parsed = validator.safeParse(fields);
    if (parsed.success) return { version, data: parsed.data };
    for (const issue of parsed.error.issues) context.addIssue(issue as z.core.$ZodRawIssue);
    return z.NEVER;
  });

const made = new WeakMap<ResourceModel, ReturnType<typeof makeEndpoints>>();

/**
 * The calls of a declared resource, in the shapes of specification 7. Which of them a resource really has follows
 * from its `can` and `single`; `one` and `save` are the two of a `single` resource, where null means "never saved"
 * and version 0 creates. Made once for each resource, because their schemas take long to build.
 */
export function entityEndpoints(resource: ResourceModel) {
  const endpoints = made.get(resource) ?? makeEndpoints(resource);
  made.set(resource, endpoints);
  return endpoints;
}

const makeEndpoints = (resource: ResourceModel) => {
  const { name, label, endpoint: path } = resource;
  const moreBytes = bytesOfLines(resource.fields);
  return {
    list: endpoint({
      method: 'GET',
      path,
      object: `${name}:list`,
      summary: `Daftar ${label}`,
      query: entityListQuery(resource),
      reply: z.array(entityRow),
      meta: pageMeta,
    }),
    show: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      object: `${name}:show`,
      summary: `Satu ${label}`,
      params: idParams,
      reply: entityRow,
    }),
    create: endpoint({
      method: 'POST',
      path,
      object: `${name}:create`,
      summary: `Tambah ${label}`,
      body: resource.validator,
      moreBytes,
      reply: entityRow,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/update/:id`,
      object: `${name}:edit`,
      summary: `Ubah ${label}; 409 VERSION_CONFLICT bila sudah diubah orang lain`,
      params: idParams,
      body: versionedBody(resource.validator),
      moreBytes,
      reply: entityRow,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      object: `${name}:delete`,
      summary: `Hapus ${label}; 409 REFERENCED bila masih dipakai`,
      params: idParams,
      reply: z.object({ restorable_until: instant }),
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/restore/:id`,
      object: `${name}:delete`,
      summary: `Urungkan penghapusan ${label}; 409 UNDO_EXPIRED setelah 10 detik`,
      params: idParams,
      body: nothing,
      reply: entityRow,
    }),
    lookup: endpoint({
      method: 'GET',
      path: `${path}/lookup`,
      object: `${name}:lookup`,
      summary: `Pilihan ${label}`,
      query: lookupQuery,
      reply: z.array(entityTitle),
    }),
    one: endpoint({
      method: 'GET',
      path,
      object: `${name}:show`,
      summary: label,
      reply: entityRow.nullable(),
    }),
    save: endpoint({
      method: 'PUT',
      path: `${path}/update`,
      object: `${name}:edit`,
      summary: `Simpan ${label}`,
      body: versionedBody(resource.validator),
      moreBytes,
      reply: entityRow,
    }),
    export: download({
      path: `${path}/export`,
      object: `${name}:export`,
      summary: `Unduh ${label}`,
      query: entityFilterQuery(resource, { format: exportFormat }),
    }),
  };
};
