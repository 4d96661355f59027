import { createHash } from 'node:crypto';
import type { ActionReply, Fact } from '../../../core/contract/action-reply';
import { number } from '../../../core/format/number';
import { entityMessages } from '../../../core/text/entity';
import type { AppError } from '../../../platform/http/app-error';
import type { ActionCall } from '../../entity/action';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { reasonOf } from '../refusal';
import type { Data } from '../walk';
import { titleOf } from '../words';

/** Excludes the idempotency key and the PIN. */
export const hashOf = (
  resource: ResourceModel,
  action: ActionModel,
  { ids, selection, input }: ActionCall,
): string =>
  createHash('sha256')
    .update(JSON.stringify([action.object, resource.single ? [] : [...ids].sort(), input, selection]))
    .digest('hex');

const MOST_SHOWN = 200;
const MOST_REFUSED = 5;

/** Identifies what a preview showed, so that an action runs only if it is still true. */
export const nameOf = (changes: ActionReply['changes'], facts: Fact[]): string =>
  createHash('sha256')
    .update(JSON.stringify([changes, facts]))
    .digest('base64url');

/** `2 banner dinonaktifkan.`: default message of an action. */
export const doneText = ({ unit }: ResourceModel, action: ActionModel, count: number): string => {
  if (!action.done) return entityMessages.actionDone(action.label);
  return count > 0 ? entityMessages.done(number(count), unit, action.done) : entityMessages.unchanged;
};

/** Names the records that the action leaves alone, and why. */
export const refusalFacts = (resource: ResourceModel, refused: [Data, AppError][]): Fact[] => {
  if (refused.length === 0) return [];
  const named = refused
    .slice(0, MOST_REFUSED)
    .map(([data, refusal]) => `${titleOf(resource, data)}: ${reasonOf(refusal)}`);
  const more = refused.length - named.length;
  const value = [...named, ...(more > 0 ? [`dan ${number(more)} lainnya`] : [])].join(' ');
  return [{ label: `${number(refused.length)} data dilewati`, value }];
};

export const replyOf = (
  message: string,
  facts: Fact[],
  changes: ActionReply['changes'],
  undo: ActionReply['undo'],
): ActionReply => ({
  message,
  facts,
  changes: changes.slice(0, MOST_SHOWN),
  ...(changes.length > MOST_SHOWN && { changed: changes.length }),
  undo,
});
