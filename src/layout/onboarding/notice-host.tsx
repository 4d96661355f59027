import { lazy, Suspense, useState } from 'react';
import { isNoticeDismissed } from '../../api/cookies';
import { onSessionEnd } from '../../api/session';
import { useQuietCall } from '../../api/use-call';
import { getOnboarding, type OnboardingNotice } from '../../core/contract/onboarding';

/** Fetched with the first notice that is shown: most visits have none. */
const NoticeDialog = lazy(() => import('./notice-dialog'));

/** Closed since signing in. The host goes with its layout, and a page without one is no reason to show it again. */
const closed = new Set<string>();
onSessionEnd(() => closed.clear());

/** Specification 4: "shown only if there is no 'onboarding-{id}' marker and the response is active". */
export const NoticeHost = () => {
  const notice = useQuietCall(getOnboarding, {}, { staleTime: Number.POSITIVE_INFINITY });
  return notice?.is_active ? <Unmarked key={notice.id} notice={notice} /> : null;
};

/** The marker counts when the notice comes: ticking it does not make the open notice vanish. */
const Unmarked = ({ notice }: { notice: OnboardingNotice }) => {
  const [open, setOpen] = useState(() => !closed.has(notice.id) && !isNoticeDismissed(notice.id));
  const close = () => {
    closed.add(notice.id);
    setOpen(false);
  };
  if (!open) return null;
  return (
    <Suspense>
      <NoticeDialog notice={notice} onClose={close} />
    </Suspense>
  );
};
