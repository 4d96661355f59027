import { z } from 'zod';
import { change } from '../../core/contract/action-reply';
import { get, post } from '../../core/contract/endpoint';
import { id, idParams, instant } from '../../core/contract/shapes';
import type { ResourceModel } from '../schema/model';
import { entityRow } from './calls';

/** Days in which a deleted record can be restored. */
export const BIN_DAYS = 30;
/** Most entries of one answer, the newest first. */
export const HISTORY_ROWS = 100;
export const BIN_ROWS = 500;

/** One change; `state` names the values after it, null for those of now. */
export const recordChange = z.object({
  state: z.string().nullable(),
  kind: z.enum(['create', 'edit', 'delete', 'restore']),
  at: instant,
  /** Null if no person changed it. */
  by: z.string().nullable(),
  values: change.shape.values,
});
export type RecordChange = z.infer<typeof recordChange>;

export const binnedRecord = z.object({
  id,
  title: z.string(),
  deleted_at: instant,
  deleted_by: z.string().nullable(),
});
export type BinnedRecord = z.infer<typeof binnedRecord>;

export const historyEndpoint = ({ name, label, endpoint: path }: ResourceModel) =>
  get(`${path}/history/:id`, `${name}:show`, {
    summary: `Riwayat ${label}`,
    params: idParams,
    reply: z.array(recordChange),
  });

/** Throws as an edit does: what a version holds must fit the rules of now. */
export const returnEndpoint = ({ name, label, endpoint: path }: ResourceModel) =>
  post(`${path}/return/:id`, `${name}:edit`, {
    summary: `Kembalikan ${label} ke versi sebelumnya`,
    params: idParams,
    body: z.strictObject({ version: z.int().min(1), state: z.string().regex(/^\d{1,18}$/) }),
    reply: entityRow,
  });

export const binEndpoint = ({ name, label, endpoint: path }: ResourceModel) =>
  get(`${path}/bin`, `${name}:delete`, {
    summary: `${label} yang dihapus dalam ${BIN_DAYS} hari terakhir`,
    reply: z.array(binnedRecord),
  });
