import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isNoticeDismissed, markNoticeShown, wasNoticeShown } from '../../api/cookies';
import { useFacts } from '../../api/facts';
import { useCall } from '../../api/use-call';
import { getOnboarding, type OnboardingNotice } from '../../core/contract/onboarding';
import { homeOf } from '../../features/mode/mode';
import { useTurn } from '../../features/overlays/turns';
import { useQuietMoment } from '../../ui/use-quiet-moment';

/** Fetched with the first notice that is shown: most visits have none. */
const NoticeDialog = lazy(() => import('./notice-dialog'));

/** On the dashboard, where people arrive: nobody is stopped on the way to their work. */
export const NoticeHost = () => (useLocation().pathname === homeOf('mitra') ? <Notice /> : null);

/** Specification 4: "shown only if there is no 'onboarding-{id}' marker and the response is active". */
const Notice = () => {
  const enabled = useQuietMoment();
  const { data, isLoading } = useCall(getOnboarding, {}, { staleTime: Number.POSITIVE_INFINITY, enabled });
  if (isLoading || !enabled) return <Awaited />;
  return data?.is_active ? <Unread key={data.id} notice={data} /> : null;
};

const Awaited = () => {
  useTurn('notice', 'unknown');
  return null;
};

/** The markers count when the notice comes: ticking it does not make the open notice vanish. */
const Unread = ({ notice }: { notice: OnboardingNotice }) => {
  const { id: reader } = useFacts().profile;
  const [wanted, setWanted] = useState(
    () => !isNoticeDismissed(notice.id, reader) && !wasNoticeShown(notice.id, reader),
  );
  const shown = useTurn('notice', wanted ? 'wants' : 'none');
  useEffect(() => {
    if (shown) markNoticeShown(notice.id, reader);
  }, [shown, notice.id, reader]);
  if (!shown) return null;
  return (
    <Suspense>
      <NoticeDialog notice={notice} reader={reader} onClose={() => setWanted(false)} />
    </Suspense>
  );
};
