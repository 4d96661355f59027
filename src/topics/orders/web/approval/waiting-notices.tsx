import { Link } from 'react-router-dom';
import { useFacts, useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { Countdown } from '../../../../ui/countdown';
import { buttonClass } from '../../../../ui/plain/button-class';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import type { OrderApproval } from '../../contract/order-approval';
import styles from './approval.module.css';
import { APPROVALS, approvalPath, wantedText } from './approvals';
import { useWaitingApprovals } from './use-waiting-approvals';

const copy = {
  forOwner: (count: number) =>
    count === 1 ? '1 pesanan menunggu persetujuan Anda.' : `${count} pesanan menunggu persetujuan Anda.`,
  own: (what: string) => `${what} menunggu persetujuan pemilik.`,
  left: 'Sisa',
  view: 'Lihat',
  past: 'Persetujuan pesanan',
  answer: 'Periksa',
} as const;

const linkClass = buttonClass({ tone: 'quiet', size: 'small' });

export const WaitingForOwner = () => {
  const isOwner = useFacts().profile.role === 'owner';
  const may = useMay('product.order').can;
  const { waiting } = useWaitingApprovals(isOwner && may);
  const list = useModel().resources.find(({ name }) => name === APPROVALS)?.paths.list;
  const [first] = waiting;
  if (!first) return null;
  const to = waiting.length > 1 && list ? list : approvalPath(first.id);
  return (
    <div className={styles.above}>
      <Notice
        action={
          <Link className={linkClass} to={to}>
            {copy.answer}
          </Link>
        }
      >
        {copy.forOwner(waiting.length)}
      </Notice>
    </div>
  );
};

export const ApprovalsLink = () => {
  const mayList = useMay(`${APPROVALS}:list`).can;
  const list = useModel().resources.find(({ name }) => name === APPROVALS)?.paths.list;
  if (!mayList || !list) return null;
  return (
    <ButtonLink tone="quiet" to={list}>
      {copy.past}
    </ButtonLink>
  );
};

export const OwnWaiting = () => {
  const isSub = useFacts().profile.role === 'sub';
  const { waiting, read } = useWaitingApprovals(isSub);
  return waiting.map((order) => <Waiting key={order.id} order={order} onEnd={read} />);
};

const Waiting = ({ order, onEnd }: { order: OrderApproval; onEnd: () => void }) => (
  <Notice
    tone="run"
    action={
      <Link className={linkClass} to={approvalPath(order.id)}>
        {copy.view}
      </Link>
    }
  >
    {copy.own(wantedText(order))} {copy.left} <Countdown until={order.expires_at} onEnd={onEnd} />
  </Notice>
);
