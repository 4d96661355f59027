import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFacts, useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { APPROVAL } from '../../../../core/states';
import { approvalStatus } from '../../../../core/text/statuses';
import { draftName, forgetDraft, readDraft } from '../../../../platform/web/drafts';
import { useLive } from '../../../../platform/web/live-events';
import { mayBeId } from '../../../../platform/web/record-id';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { EmptyState } from '../../../../ui/empty-state';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { SkeletonCard } from '../../../../ui/skeleton';
import { StatusTag } from '../../../../ui/status-tag';
import { getApproval } from '../../contract/order-approval';
import { APPROVALS, approvalPath } from '../approval/approvals';
import { ApprovalView } from './approval-view';
import { copy } from './copy';

/** After the purchase the form's draft is cleared, unless it was changed since (milliseconds since 1970). */
function forgetAsked(person: string, brand: string, askedAt: number): void {
  const name = draftName(`transaction-form:${brand}`, person);
  const stored = Object(readDraft(name)) as { at?: unknown };
  if (typeof stored.at === 'number' && stored.at <= askedAt) forgetDraft(name);
}

const OrderApprovalPage = () => {
  const [query] = useSearchParams();
  const id = query.get('q');
  return <Approval key={id} id={mayBeId(id) ? id : null} />;
};

export default OrderApprovalPage;

const Approval = ({ id }: { id: string | null }) => {
  const { profile } = useFacts();
  const list = useModel().resources.find(({ name }) => name === APPROVALS)?.paths.list;
  const { data, error, refetch } = useCall(
    getApproval,
    { params: { id: id ?? '' } },
    { enabled: id !== null },
  );
  const again = () => void refetch();
  const soon = useGathered(again);
  useLive('resource', (name) => name === APPROVALS && soon());
  useLive('notification', ({ link }) => id !== null && link === approvalPath(id) && soon());
  useLive('transaction', (order) => order.id === data?.order?.id && soon());
  useLive('resync', soon);

  const isBought = data?.is_own === true && data.status === APPROVAL.approved;
  const askedAt = data ? Date.parse(data.created_at) : 0;
  useEffect(() => {
    if (isBought && data) forgetAsked(profile.id, data.brand_id, askedAt);
  }, [isBought, data, profile.id, askedAt]);

  // A requester who waited here is sent to the order; others see the result.
  const navigate = useNavigate();
  const mayRead = useMay('transaction').can;
  const mayList = useMay(`${APPROVALS}:list`).can;
  const hasWaited = useRef(false);
  if (data?.status === APPROVAL.waiting) hasWaited.current = true;
  const order = isBought && mayRead ? data?.order?.id : undefined;
  useEffect(() => {
    if (order && hasWaited.current) navigate(`/detail-transaction?q=${order}`, { replace: true });
  }, [order, navigate]);

  if (id === null || error?.status === 404) return <Missing />;
  const back = mayList && list ? list : '/product/data';
  return (
    <>
      <PageHead
        title={copy.title}
        tag={data && <StatusTag status={approvalStatus(data.status)} />}
        back={back}
      />
      <LoadState data={data} error={error} onRetry={again} skeleton={<SkeletonCard height={320} />}>
        {(approval) => <ApprovalView approval={approval} onChanged={again} />}
      </LoadState>
    </>
  );
};

const Missing = () => (
  <EmptyState
    drawing="search"
    level={1}
    title={copy.missing}
    hint={copy.missingHint}
    action={<ButtonLink to="/product/data">{copy.openOrders}</ButtonLink>}
  />
);
