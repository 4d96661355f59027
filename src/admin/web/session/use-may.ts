import { AccessControlContext, useCan } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import type { Can, Verdict } from '../../../core/session/reason';
import { questionOf } from './access-provider';
import { useAccess } from './facts';

/**
 * Decides whether this person may do `object` (`banner:edit`, `topup.action`, `/tier`). Refine's access
 * provider answers after the first render; until then `can()` answers synchronously, so nothing flickers.
 */
export function useMay(object: string): Verdict {
  const { can, revision } = useAccess();
  const { data } = useCan({
    ...questionOf(object),
    params: { revision },
    queryOptions: answeredAtOnce(can, object),
  });
  return (data as Verdict | undefined) ?? can(object);
}

export function useMayEach(objects: readonly string[]): Can {
  const { can, revision } = useAccess();
  const provider = useContext(AccessControlContext);
  const { data } = useQuery({
    queryKey: ['access', objects, revision],
    queryFn: () => Promise.all(objects.map((object) => ask(provider, object, revision))),
    staleTime: Number.POSITIVE_INFINITY,
    // An answer about other objects must not be shown for these.
    keepPreviousData: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other objects have other answers
  return useCallback((object) => data?.[objects.indexOf(object)] ?? can(object), [data, can]);
}

type Provider = React.ContextType<typeof AccessControlContext>;

async function ask({ can }: Provider, object: string, revision: number): Promise<Verdict> {
  const answer = await can?.({ ...questionOf(object), params: { revision } });
  return (answer as Verdict | undefined) ?? { can: false, reason: 'forbidden' };
}

const answeredAtOnce = (can: Can, object: string) => ({
  placeholderData: can(object),
  // An answer about another object must not be shown for this one.
  keepPreviousData: false,
});
