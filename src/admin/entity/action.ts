import { z } from 'zod';
import { actionReply } from '../../core/contract/action-reply';
import { askedPin } from '../../core/contract/asked-pin';
import { post, put } from '../../core/contract/endpoint';
import { id, idParams, nothing } from '../../core/contract/shapes';
import { bytesBeyond } from '../schema/kinds';
import { undoOf } from '../schema/links';
import type { ActionModel, ResourceModel } from '../schema/model';
import { type EntitySelection, entityFilterQuery } from './query';

export const ACTION_ROWS = 200;
/** Records of the document table that one selection may hold. */
export const MOST_SELECTED = 5_000;

const envelope = z.object({
  /** Repeating a key returns the stored answer (design 14). */
  key: id,
  ids: z.array(id).max(ACTION_ROWS).default([]),
  /** Instead of `ids`: everything that these parameters of the list find (`search`, `f.<field>`). */
  selection: z.record(z.string(), z.string()).optional(),
  /** Version of the one record that was read: a newer one is a conflict. */
  version: z.int().min(1).optional(),
  pin: askedPin.optional(),
  preview: z.boolean().default(false),
  /** Revision returned by the preview: the action fails if the data changed since. */
  seen: z.string().max(64).optional(),
});

export interface ActionCall extends Omit<z.output<typeof envelope>, 'selection'> {
  selection?: EntitySelection | undefined;
  input: Record<string, unknown>;
}

/** Number of records that the action accepts; a `single` resource has one without an id. */
const fits = ({ on }: ActionModel, isSingle: boolean, count: number): boolean =>
  on === 'rows' ? count > 0 : count === (on === 'list' || isSingle ? 0 : 1);

const actionBody = (
  action: ActionModel,
  resource: ResourceModel,
): z.ZodType<ActionCall, Record<string, unknown>> => {
  const query = action.on === 'rows' ? entityFilterQuery(resource, {}) : undefined;
  const body: unknown = envelope.loose().transform((sent, context) => {
    const { key, ids, selection, version, pin, preview, seen, ...fields } = sent;
    const parsed = action.validator.safeParse(fields);
    for (const issue of parsed.error?.issues ?? []) context.addIssue(issue as z.core.$ZodRawIssue);
    const selected = selection && query?.safeParse(selection).data;
    const isFitting = selection
      ? selected !== undefined && ids.length === 0
      : fits(action, Boolean(resource.single), ids.length);
    const strange = isFitting
      ? version === undefined || ids.length === 1
        ? []
        : [['version', 'Versi hanya untuk satu data.'] as const]
      : [[selection ? 'selection' : 'ids', 'Jumlah data tidak sesuai.'] as const];
    const isUnseen = parsed.success && isFitting && seen === undefined;
    for (const [name, message] of [...strange, ...stepErrors(action, preview, pin, isUnseen)]) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
    return { key, ids, selection: selected, version, pin, preview, seen, input: parsed.data ?? {} };
  });
  // The fields depend on the declaration, so their types are unknown here.
  return body as z.ZodType<ActionCall, Record<string, unknown>>;
};

/** An action with a preview is confirmed with what it showed; the PIN is asked with the confirmation. */
const stepErrors = (
  action: ActionModel,
  preview: boolean,
  pin: string | undefined,
  isUnseen: boolean,
): (readonly [string, string])[] => {
  if (preview) return action.preview ? [] : [['preview', 'Tindakan ini tanpa pratinjau.']];
  return [
    ...(action.preview && isUnseen ? [['seen', 'Lihat perubahannya terlebih dahulu.'] as const] : []),
    ...(action.pin && pin === undefined ? [['pin', 'PIN wajib diisi.'] as const] : []),
  ];
};

/** Errors use the field's own name, as in a form. */
export const actionEndpoint = (resource: ResourceModel, action: ActionModel) =>
  post(`${resource.endpoint}/act/${action.name}`, action.object, {
    summary: `${action.label} (${resource.label})`,
    body: actionBody(action, resource),
    moreBytes: bytesBeyond(action.fields),
    reply: actionReply,
  });

/** Throws 409 UNDO_EXPIRED after 10 seconds, or if a record changed meanwhile. */
export const undoEndpoint = ({ name, label, endpoint: path }: ResourceModel) =>
  post(`${path}/undo/:id`, undoOf(name), {
    summary: `Urungkan tindakan pada ${label}`,
    params: idParams,
    body: nothing,
    reply: z.object({ restored: z.int() }),
  });

/** Sets a manual order: `ids` first, all other records after them. */
export const arrangeEndpoint = ({ name, label, endpoint: path }: ResourceModel) =>
  put(`${path}/arrange`, `${name}:edit`, {
    summary: `Urutkan ${label}`,
    body: z.strictObject({ ids: z.array(id).min(1).max(ACTION_ROWS) }),
    reply: z.object({ changed: z.int() }),
  });
