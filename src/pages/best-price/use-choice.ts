import { useQueryClient } from '@tanstack/react-query';
import { asApiError } from '../../api/api-error';
import { callKey, useAct } from '../../api/use-call';
import { listBestPrices, type RouteGroup, setDefaultRoute } from '../../core/contract/best-price';
import { getBrand } from '../../core/contract/catalogue';
import { useUndoToast } from '../../screens/parts/undo-toast';
import { useFeedback } from '../../ui/feedback';
import { copy } from './copy';

export function useChoice() {
  const feedback = useFeedback();
  const offerUndo = useUndoToast();
  const cache = useQueryClient();
  const { mutateAsync, isLoading } = useAct(setDefaultRoute);

  const write = async (group_key: string, variation_id: string | null) => {
    const { data } = await mutateAsync({ body: { group_key, variation_id } });
    await Promise.all([listBestPrices, getBrand].map((call) => cache.invalidateQueries(callKey(call))));
    return data.previous;
  };
  const told = (work: Promise<unknown>) =>
    work.catch((failure: unknown) => feedback.error(asApiError(failure).message));

  return {
    isLoading,
    /** Null restores the default. */
    choose: (group: RouteGroup, route: { id: string; name: string } | null) =>
      told(
        write(group.group_key, route?.id ?? null).then((previous) =>
          offerUndo(
            `route-${group.group_key}`,
            route ? copy.chosen(route.name) : copy.returned(group.name),
            () => void told(write(group.group_key, previous).then(() => feedback.success(copy.undone))),
          ),
        ),
      ),
  };
}
