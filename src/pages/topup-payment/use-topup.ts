import { useLive } from '../../api/live-events';
import { mayBeId } from '../../api/record-id';
import { useCall } from '../../api/use-call';
import { getTopup, type Topup } from '../../core/contract/topup';
import { TOPUP } from '../../core/states';

/** Where no live frame comes through, an open top up is still looked at now and then. Milliseconds. */
const SECOND_LOOK = 15_000;

/** Unpaid, or in review: it may still change by itself. */
const isUnderWay = ({ status }: Topup): boolean => status === TOPUP.waiting || status === TOPUP.reviewed;

const nextLook = (last: Topup | undefined) => (last && !isUnderWay(last) ? false : SECOND_LOOK);

/** One top up, live: it turns to paid, expired or reviewed by itself. */
export function useTopup(id: string) {
  const isId = mayBeId(id);
  const topup = useCall(getTopup, { params: { id } }, { enabled: isId, refetchInterval: nextLook });
  const { data, error, isFetching, refetch } = topup;

  useLive('topup', (news) => {
    if (news.id === id && news.version > (data?.version ?? -1)) void refetch();
  });
  useLive('resync', () => void refetch());

  return { data, error, isFetching, refetch, isMissing: !isId || error?.status === 404 };
}
