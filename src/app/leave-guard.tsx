import { useWarnAboutChange } from '@refinedev/core';
import { useContext, useEffect, useLayoutEffect } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { hasDrafts } from '../api/drafts';
import { useFacts } from '../api/facts';
import { useFeedback } from '../ui/feedback';
import { guardWays } from './guard-ways';

const question = {
  title: 'Tinggalkan halaman ini?',
  okText: 'Tinggalkan',
  cancelText: 'Tetap di Sini',
};

const words = {
  unsaved: 'Perubahan Anda belum disimpan.',
  draftStays: 'Perubahan Anda belum disimpan. Drafnya tetap ada di peramban ini dan dapat dilanjutkan nanti.',
  draftKept: 'Draf tetap ada di peramban ini.',
};

/**
 * Asks before unsaved input is left: with our own dialog within the portal, with the browser's when the page itself
 * closes.
 */
export const LeaveGuard = () => {
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const { confirm, success } = useFeedback();
  const { id } = useFacts().profile;

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
      const isKept = hasDrafts(id);
      const agreed = await confirm({ ...question, content: isKept ? words.draftStays : words.unsaved });
      if (agreed) setWarnWhen(false);
      if (agreed && isKept) success(words.draftKept);
      return agreed;
    });
  }, [navigator, warnWhen, setWarnWhen, confirm, success, id]);

  return null;
};
