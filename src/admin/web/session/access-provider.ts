import type { AccessControlProvider, CanParams } from '@refinedev/core';
import type { Can, Verdict } from '../../../core/session/reason';

type Question = Pick<CanParams, 'resource' | 'action'>;

/** Refine action for an object that is not an action of a resource: an access key or the path of a page. */
const OPEN = 'open';

export function questionOf(object: string): Question {
  const [resource, ...action] = object.split(':');
  return action.length > 0 ? { resource, action: action.join(':') } : { resource, action: OPEN };
}

const objectOf = ({ resource = '', action }: Question): string =>
  action === OPEN ? resource : `${resource}:${action}`;

/**
 * `current` returns null until the facts are known; nothing is open then. Callers pass the revision of the facts as a
 * parameter, so a cached older answer is not reused.
 */
export const createAccessProvider = (current: () => Can | null): AccessControlProvider => ({
  can: async (question): Promise<Verdict> =>
    current()?.(objectOf(question)) ?? { can: false, reason: 'forbidden' },
  options: {
    buttons: { enableAccessControl: true, hideIfUnauthorized: true },
    queryOptions: { staleTime: Number.POSITIVE_INFINITY },
  },
});
