import { z } from 'zod';
import { actionReply } from '../../core/contract/action-reply';
import { askedPin } from '../../core/contract/asked-pin';
import { post, put } from '../../core/contract/endpoint';
import { id, idParams, nothing } from '../../core/contract/shapes';
import { bytesOfLines } from '../schema/kinds/lines';
import { undoOf } from '../schema/links';
import type { ActionModel, ResourceModel } from '../schema/model';

export const ACTION_ROWS = 200;

const envelope = {
  /** Repeating a key returns the stored answer (design 14). */
  key: id,
  ids: z.array(id).max(ACTION_ROWS).default([]),
  pin: askedPin.optional(),
  preview: z.boolean().default(false),
  /** Revision returned by the preview: the action fails if the data changed since. */
  seen: z.string().max(64).optional(),
};

export interface ActionCall {
  key: string;
  ids: string[];
  pin?: string | undefined;
  preview: boolean;
  seen?: string | undefined;
  input: Record<string, unknown>;
}

/** Number of records that the action accepts; a `single` resource has one without an id. */
const fits = ({ on }: ActionModel, isSingle: boolean, count: number): boolean =>
  on === 'rows' ? count > 0 : count === (on === 'list' || isSingle ? 0 : 1);

const actionBody = (
  action: ActionModel,
  isSingle: boolean,
): z.ZodType<ActionCall, Record<string, unknown>> => {
  const body: unknown = z.looseObject(envelope).transform((sent, context) => {
    const { key, ids, pin, preview, seen, ...fields } = sent;
    const parsed = action.validator.safeParse(fields);
    for (const issue of parsed.error?.issues ?? []) context.addIssue(issue as z.core.$ZodRawIssue);
    if (!fits(action, isSingle, ids.length)) {
      context.addIssue({ code: 'custom', path: ['ids'], message: 'Jumlah data tidak sesuai.' });
    }
    if (preview && !action.preview) {
      context.addIssue({ code: 'custom', path: ['preview'], message: 'Tindakan ini tanpa pratinjau.' });
    }
    if (
      action.preview &&
      !preview &&
      seen === undefined &&
      parsed.success &&
      fits(action, isSingle, ids.length)
    ) {
      context.addIssue({ code: 'custom', path: ['seen'], message: 'Lihat perubahannya terlebih dahulu.' });
    }
    if (action.pin && !preview && pin === undefined) {
      context.addIssue({ code: 'custom', path: ['pin'], message: 'PIN wajib diisi.' });
    }
    return { key, ids, pin, preview, seen, input: parsed.data ?? {} };
  });
  // The fields depend on the declaration, so their types are unknown here.
  return body as z.ZodType<ActionCall, Record<string, unknown>>;
};

/** Errors use the field's own name, as in a form. */
export const actionEndpoint = (resource: ResourceModel, action: ActionModel) =>
  post(`${resource.endpoint}/act/${action.name}`, action.object, {
    summary: `${action.label} (${resource.label})`,
    body: actionBody(action, Boolean(resource.single)),
    moreBytes: bytesOfLines(action.fields),
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
