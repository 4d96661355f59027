import { lazy, Suspense } from 'react';
import { useOpenHere } from '../../ui/open-here';
import { useKey } from '../../ui/use-key';
import { copy } from './copy';

const KeyDialog = lazy(() => import('./key-dialog'));

/** `?` lists the keys of the page. */
export const KeyList = () => {
  const [isOpen, setOpen] = useOpenHere<true>();
  useKey({ key: '?', label: copy.keys.list }, () => setOpen(true));
  return isOpen ? (
    <Suspense fallback={null}>
      <KeyDialog onClose={() => setOpen(null)} />
    </Suspense>
  ) : null;
};
