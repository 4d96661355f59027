import {
  createListView,
  deleteListView,
  type ListView,
  updateListView,
} from '../../../core/contract/list-view';
import { useCustomCall } from '../data/use-custom-call';
import { useFacts } from '../session/facts';

export type ViewState = Pick<ListView, 'name' | 'query' | 'is_shared' | 'is_pinned'>;

/** Saved views of a list; null at a host that stores none. Each change throws `ApiError`. */
export function useListViews(resource: string) {
  const { profile, refresh } = useFacts();
  const call = useCustomCall();
  const { lists, role } = profile;
  if (!lists) return null;
  return {
    views: lists.views.filter((view) => view.resource === resource),
    mayShare: role === 'owner',
    async create(state: ViewState): Promise<ListView> {
      const created = await call(createListView, { body: { resource, ...state } });
      await refresh();
      return created;
    },
    async update({ id, name, query, is_shared, is_pinned }: ListView): Promise<void> {
      await call(updateListView, { params: { id }, body: { name, query, is_shared, is_pinned } });
      await refresh();
    },
    async remove({ id }: ListView): Promise<void> {
      await call(deleteListView, { params: { id } });
      await refresh();
    },
  };
}
