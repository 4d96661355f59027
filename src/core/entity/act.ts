import { z } from 'zod';
import { actReply } from '../contract/act-reply';
import { askedPin } from '../contract/asked-pin';
import { endpoint } from '../contract/endpoint';
import { id, idParams, nothing } from '../contract/shapes';
import { bytesOfLines } from '../schema/kinds/lines';
import { undoOf } from '../schema/links';
import type { ActModel, ResourceModel } from '../schema/model';

/** Most records that one act is done to. */
export const ACT_ROWS = 200;

/** What every act is sent with, beside the fields of its own. */
const envelope = {
  /** The same key is the same doing: sent again, it answers what it answered (design 14). */
  key: id,
  ids: z.array(id).max(ACT_ROWS).default([]),
  pin: askedPin.optional(),
  preview: z.boolean().default(false),
  /** What a look at it answered: nothing else is done than what was seen. */
  seen: z.string().max(64).optional(),
};

/** What the server is handed; `input` is what the act's own fields hold. */
export interface ActCall {
  key: string;
  ids: string[];
  pin?: string | undefined;
  preview: boolean;
  seen?: string | undefined;
  input: Record<string, unknown>;
}

/** Whether an act is done to so many records; a `single` resource has one that nobody names. */
const fits = ({ on }: ActModel, isSingle: boolean, count: number): boolean =>
  on === 'rows' ? count > 0 : count === (on === 'list' || isSingle ? 0 : 1);

const actBody = (act: ActModel, isSingle: boolean): z.ZodType<ActCall, Record<string, unknown>> => {
  const body: unknown = z.looseObject(envelope).transform((sent, context) => {
    const { key, ids, pin, preview, seen, ...fields } = sent;
    const parsed = act.validator.safeParse(fields);
    for (const issue of parsed.error?.issues ?? []) context.addIssue(issue as z.core.$ZodRawIssue);
    if (!fits(act, isSingle, ids.length)) {
      context.addIssue({ code: 'custom', path: ['ids'], message: 'Jumlah data tidak sesuai.' });
    }
    if (preview && !act.preview) {
      context.addIssue({ code: 'custom', path: ['preview'], message: 'Tindakan ini tanpa pratinjau.' });
    }
    // Only what is right can be looked at.
    if (act.preview && !preview && seen === undefined && parsed.success && fits(act, isSingle, ids.length)) {
      context.addIssue({ code: 'custom', path: ['seen'], message: 'Lihat perubahannya terlebih dahulu.' });
    }
    if (act.pin && !preview && pin === undefined) {
      context.addIssue({ code: 'custom', path: ['pin'], message: 'PIN wajib diisi.' });
    }
    return { key, ids, pin, preview, seen, input: parsed.data ?? {} };
  });
  // The keys depend on the declaration, so what TypeScript knows of them ends here.
  return body as z.ZodType<ActCall, Record<string, unknown>>;
};

/** The call of a named act. A wrong field is told by its own name, as in a form. */
export const actEndpoint = (resource: ResourceModel, act: ActModel) =>
  endpoint({
    method: 'POST',
    path: `${resource.endpoint}/act/${act.name}`,
    object: act.object,
    summary: `${act.label} (${resource.label})`,
    body: actBody(act, Boolean(resource.single)),
    moreBytes: bytesOfLines(act.fields),
    reply: actReply,
  });

/** Takes back what an act changed; 409 UNDO_EXPIRED after 10 seconds, or when a record was changed meanwhile. */
export const undoEndpoint = ({ name, label, endpoint: path }: ResourceModel) =>
  endpoint({
    method: 'POST',
    path: `${path}/undo/:id`,
    object: undoOf(name),
    summary: `Urungkan tindakan pada ${label}`,
    params: idParams,
    body: nothing,
    reply: z.object({ restored: z.int() }),
  });

/** Sets the order of the records by hand: the first of `ids` stands first, what it leaves out behind the last. */
export const arrangeEndpoint = ({ name, label, endpoint: path }: ResourceModel) =>
  endpoint({
    method: 'PUT',
    path: `${path}/arrange`,
    object: `${name}:edit`,
    summary: `Urutkan ${label}`,
    body: z.strictObject({ ids: z.array(id).min(1).max(ACT_ROWS) }),
    reply: z.object({ changed: z.int() }),
  });
