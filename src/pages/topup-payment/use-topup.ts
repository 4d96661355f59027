import { useLive } from '../../api/live-events';
import { mayBeId } from '../../api/record-id';
import { useCall } from '../../api/use-call';
import { getTopup, type Topup } from '../../core/contract/topup';
import { TOPUP } from '../../core/states';

/** Polling interval of an open top-up in milliseconds, in case live frames do not arrive. */
const SECOND_LOOK = 15_000;

const isUnderWay = ({ status }: Topup): boolean => status === TOPUP.waiting || status === TOPUP.reviewed;

const nextLook = (last: Topup | undefined) => (last && !isUnderWay(last) ? false : SECOND_LOOK);

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
