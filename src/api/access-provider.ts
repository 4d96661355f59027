import type { AccessControlProvider } from '@refinedev/core';
import type { Can } from '../core/access/reason';
import { queryClient } from './query-client';

/** Refine's buttons ask the same `can()` as everything else. `current` answers null while facts are not known. */
export const createAccessProvider = (current: () => Can | null): AccessControlProvider => ({
  can: async ({ resource, action }) => {
    const verdict = current()?.(`${resource}:${action}`);
    if (!verdict) return { can: false };
    return verdict.can ? { can: true } : { can: false, reason: verdict.reason };
  },
  options: {
    buttons: { enableAccessControl: true, hideIfUnauthorized: true },
    // Facts change rarely, and `forgetAccess` tells when.
    queryOptions: { staleTime: Number.POSITIVE_INFINITY },
  },
});

const REFINE_CAN = 'useCan';

/** After a change of facts: Refine asks again. */
export const forgetAccess = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === REFINE_CAN });
