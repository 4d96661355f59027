import { createHash } from 'node:crypto';
import type { ActReply } from '../../../core/contract/act-reply';
import { number } from '../../../core/format/number';
import { entityMessages } from '../../../core/text/entity';
import { AppError } from '../../../platform/http/app-error';
import type { ActCall } from '../../entity/act';
import type { ActModel, ResourceModel } from '../../schema/model';
import type { HandlerResult } from './shape';

/** Excludes the idempotency key and the PIN. */
export const hashOf = (resource: ResourceModel, act: ActModel, { ids, input }: ActCall): string =>
  createHash('sha256')
    .update(JSON.stringify([act.object, resource.single ? [] : [...ids].sort(), input]))
    .digest('hex');

/** Identifies what a preview showed, so that an action runs only if it is still true. */
export const nameOf = (changes: ActReply['changes'], { facts = [] }: HandlerResult): string =>
  createHash('sha256')
    .update(JSON.stringify([changes, facts]))
    .digest('base64url');

/** The earlier reply for the same call and key. Throws IDEMPOTENCY_CONFLICT. */
export function repeated(known: { request_hash: string; reply: ActReply }, hash: string): ActReply {
  if (known.request_hash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT');
  return known.reply;
}

/** `2 banner dinonaktifkan.`: default message of an action. */
export const doneText = ({ unit }: ResourceModel, act: ActModel, count: number): string => {
  if (!act.done) return entityMessages.actDone(act.label);
  return count > 0 ? entityMessages.done(number(count), unit, act.done) : entityMessages.unchanged;
};

export const replyOf = (
  done: string,
  { message, facts = [] }: HandlerResult,
  changes: ActReply['changes'],
  undo: ActReply['undo'],
): ActReply => ({
  message: message ?? done,
  facts,
  changes: changes.filter(({ values }) => values.length > 0),
  undo,
});
