import { useWarnAboutChange } from '@refinedev/core';
import { useContext, useEffect, useLayoutEffect } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { useFeedback } from '../ui/feedback';
import { guardWays } from './guard-ways';

const question = {
  title: 'Tinggalkan halaman ini?',
  content: 'Perubahan Anda belum disimpan.',
  okText: 'Tinggalkan',
  cancelText: 'Tetap di Sini',
};

/**
 * Asks before unsaved input is left: with our own dialog within the portal, with the browser's when the page itself
 * closes.
 */
export const LeaveGuard = () => {
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const { confirm } = useFeedback();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has nothing unsaved yet; said before its form says what it found
  useLayoutEffect(() => () => setWarnWhen(false), [pathname]);

  useEffect(() => {
    if (!warnWhen) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [warnWhen]);

  useEffect(() => {
    if (!warnWhen) return;
    return guardWays(navigator, async () => {
      const agreed = await confirm(question);
      if (agreed) setWarnWhen(false);
      return agreed;
    });
  }, [navigator, warnWhen, setWarnWhen, confirm]);

  return null;
};
