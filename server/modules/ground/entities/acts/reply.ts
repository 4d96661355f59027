import { createHash } from 'node:crypto';
import type { ActReply } from '../../../../../src/core/contract/act-reply';
import type { ActCall } from '../../../../../src/core/entity/act';
import { number } from '../../../../../src/core/format/number';
import type { ActModel, ResourceModel } from '../../../../../src/core/schema/model';
import { entityMessages } from '../../../../../src/core/text/entity';
import { AppError } from '../../../../http/app-error';
import type { HandlerResult } from './shape';

/** Neither the key nor a PIN is part of what is asked. */
export const hashOf = (resource: ResourceModel, act: ActModel, { ids, input }: ActCall): string =>
  createHash('sha256')
    .update(JSON.stringify([act.object, resource.single ? [] : [...ids].sort(), input]))
    .digest('hex');

/** The same for the same changes, values of before included. */
export const nameOf = (changes: ActReply['changes']): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('base64url');

/** What was told before, for the same call with the same key. Throws IDEMPOTENCY_CONFLICT. */
export function repeated(known: { request_hash: string; reply: ActReply }, hash: string): ActReply {
  if (known.request_hash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT');
  return known.reply;
}

/** `2 banner dinonaktifkan.`: what came of an act whose handler says nothing itself. */
export const doneText = ({ unit }: ResourceModel, act: ActModel, count: number): string => {
  if (!act.done) return entityMessages.actDone(act.label);
  return count > 0 ? entityMessages.done(number(count), unit, act.done) : entityMessages.unchanged;
};

/** What whoever pressed the button reads; the handler's own words come first. */
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
