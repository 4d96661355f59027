import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { viewSearch } from '../../../core/contract/list-view';
import type { ResourceModel } from '../../schema/model';
import { useFacts } from '../session/facts';

/**
 * Query with which a list opens: of the view that a link names and nothing else, or of the person's usual view when
 * the list is entered plainly. Null otherwise, so that filters can be reset afterwards.
 */
export function useEnteredView({ name }: ResourceModel): string | null {
  const { search } = useLocation();
  const { lists } = useFacts().profile;
  const [isEntering, setEntering] = useState(true);
  useEffect(() => setEntering(false), []);
  const query = new URLSearchParams(search);
  const linked = query.size === 1 ? query.get('view') : null;
  const usual = search === '' && isEntering ? lists?.layouts[name]?.view : null;
  const view = lists?.views.find(({ id, resource }) => resource === name && id === (linked ?? usual));
  return view ? viewSearch(view) : null;
}
