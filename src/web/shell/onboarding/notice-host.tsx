import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFacts } from '../../../admin/web/session/facts';
import { useMay } from '../../../admin/web/session/use-may';
import { isNoticeDismissed, markNoticeShown, wasNoticeShown } from '../../../platform/web/cookies';
import { useTurn } from '../../../platform/web/overlays/turns';
import { useCall } from '../../../platform/web/use-call';
import { getOnboarding, type OnboardingNotice } from '../../../topics/onboarding/contract';
import { useWaitingApprovals } from '../../../topics/orders/web/approval/use-waiting-approvals';
import { homeOf } from '../../../topics/shops/web/mode/mode';
import { useQuietMoment } from '../../../ui/use-quiet-moment';

/** Loaded on demand: most visits have no notice. */
const NoticeDialog = lazy(() => import('./notice-dialog'));

/** Only on the dashboard, so that it does not interrupt other pages. */
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

/** Markers are read once, so that ticking the box does not close the open notice. */
const Unread = ({ notice }: { notice: OnboardingNotice }) => {
  const { id: reader } = useFacts().profile;
  const [wanted, setWanted] = useState(
    () => !isNoticeDismissed(notice.id, reader) && !wasNoticeShown(notice.id, reader),
  );
  const may = useMay('product.order').can;
  useWaitingApprovals(wanted && may);
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
