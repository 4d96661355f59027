import { useWarnAboutChange } from '@refinedev/core';
import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { useFeedback } from '../ui/feedback';

const question = {
  title: 'Tinggalkan halaman ini?',
  content: 'Perubahan Anda belum disimpan.',
  okText: 'Tinggalkan',
  cancelText: 'Tetap di Sini',
};

/**
 * Asks before unsaved input is left: on the way to another page of the portal in our own words, when the page itself
 * goes in the browser's. This router has no blocker of its own, so its ways are led through the question.
 */
export const LeaveGuard = () => {
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const { confirm } = useFeedback();
  const isAsking = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has nothing unsaved yet
  useEffect(() => () => setWarnWhen(false), [pathname]);

  useEffect(() => {
    if (!warnWhen) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [warnWhen]);

  useEffect(() => {
    if (!warnWhen) return;
    const { push, go } = navigator;
    const asked =
      <Args extends unknown[]>(leave: (...args: Args) => void) =>
      async (...args: Args) => {
        if (isAsking.current) return;
        isAsking.current = true;
        const agreed = await confirm(question);
        isAsking.current = false;
        if (!agreed) return;
        setWarnWhen(false);
        leave(...args);
      };
    Object.assign(navigator, { push: asked(push), go: asked(go) });
    return () => void Object.assign(navigator, { push, go });
  }, [navigator, warnWhen, setWarnWhen, confirm]);

  return null;
};
