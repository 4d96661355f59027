import type { AccessControlProvider, CanParams } from '@refinedev/core';
import type { Can, Verdict } from '../core/access/reason';

/** A question about access in Refine's words: `banner:edit` is the action `edit` of the resource `banner`. */
type Question = Pick<CanParams, 'resource' | 'action'>;

/** Refine's action for an object that is no act of a resource: an access key, or the path of a page. */
const OPEN = 'open';

/** What `can()` calls `object`, as Refine asks about it. */
export function questionOf(object: string): Question {
  const [resource, ...action] = object.split(':');
  return action.length > 0 ? { resource, action: action.join(':') } : { resource, action: OPEN };
}

const objectOf = ({ resource = '', action }: Question): string =>
  action === OPEN ? resource : `${resource}:${action}`;

/**
 * Refine's access provider over the one `can()`. `current` answers null while facts are not known: nothing is open
 * then. Whoever asks names the revision of the facts among the parameters, so an older answer is never found again.
 */
export const createAccessProvider = (current: () => Can | null): AccessControlProvider => ({
  can: async (question): Promise<Verdict> =>
    current()?.(objectOf(question)) ?? { can: false, reason: 'forbidden' },
  options: {
    buttons: { enableAccessControl: true, hideIfUnauthorized: true },
    queryOptions: { staleTime: Number.POSITIVE_INFINITY },
  },
});
