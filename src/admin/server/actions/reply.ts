import { createHash } from 'node:crypto';
import type { ActionReply } from '../../../core/contract/action-reply';
import { number } from '../../../core/format/number';
import { entityMessages } from '../../../core/text/entity';
import { AppError } from '../../../platform/http/app-error';
import type { ActionCall } from '../../entity/action';
import type { ActionModel, ResourceModel } from '../../schema/model';
import type { HandlerResult } from './shape';

/** Excludes the idempotency key and the PIN. */
export const hashOf = (resource: ResourceModel, action: ActionModel, { ids, input }: ActionCall): string =>
  createHash('sha256')
    .update(JSON.stringify([action.object, resource.single ? [] : [...ids].sort(), input]))
    .digest('hex');

/** Identifies what a preview showed, so that an action runs only if it is still true. */
export const nameOf = (changes: ActionReply['changes'], { facts = [] }: HandlerResult): string =>
  createHash('sha256')
    .update(JSON.stringify([changes, facts]))
    .digest('base64url');

/** The earlier reply for the same call and key. Throws IDEMPOTENCY_CONFLICT. */
export function repeated(known: { request_hash: string; reply: ActionReply }, hash: string): ActionReply {
  if (known.request_hash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT');
  return known.reply;
}

/** `2 banner dinonaktifkan.`: default message of an action. */
export const doneText = ({ unit }: ResourceModel, action: ActionModel, count: number): string => {
  if (!action.done) return entityMessages.actionDone(action.label);
  return count > 0 ? entityMessages.done(number(count), unit, action.done) : entityMessages.unchanged;
};

export const replyOf = (
  done: string,
  { message, facts = [] }: HandlerResult,
  changes: ActionReply['changes'],
  undo: ActionReply['undo'],
): ActionReply => ({
  message: message ?? done,
  facts,
  changes: changes.filter(({ values }) => values.length > 0),
  undo,
});
