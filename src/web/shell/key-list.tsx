import { lazy, Suspense, useLayoutEffect } from 'react';
import { useFacts } from '../../admin/web/session/facts';
import { useOpenHere } from '../../ui/open-here';
import { turnSingleKeys, useKey } from '../../ui/use-key';
import { copy } from './copy';

const KeyDialog = lazy(() => import('./key-dialog'));

/** `?` lists the keys of the page. */
export const KeyList = () => {
  const [isOpen, setOpen] = useOpenHere<true>();
  const { single_keys } = useFacts().profile;
  useLayoutEffect(() => turnSingleKeys(single_keys), [single_keys]);
  useKey({ key: '?', label: copy.keys.list }, () => setOpen(true));
  return isOpen ? (
    <Suspense fallback={null}>
      <KeyDialog onClose={() => setOpen(null)} />
    </Suspense>
  ) : null;
};
