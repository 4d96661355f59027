import { useFacts } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { dateTime } from '../../../../core/format/date';
import { APPROVAL } from '../../../../core/states';
import { fileUrl } from '../../../../platform/web/browser-config';
import card from '../../../../ui/card.module.css';
import { Countdown } from '../../../../ui/countdown';
import { Fact, FactsCard } from '../../../../ui/facts-card';
import layout from '../../../../ui/layout.module.css';
import { Money } from '../../../../ui/money';
import { Notice } from '../../../../ui/plain/notice';
import text from '../../../../ui/text.module.css';
import { Tile } from '../../../../ui/tile';
import { approveOrder, type OrderApproval } from '../../contract/order-approval';
import { passedText } from '../../text/sub-account-limit';
import type { ApprovalViewProps } from './approval-props';
import { AskerActions } from './asker-actions';
import { copy } from './copy';
import styles from './order-approval.module.css';
import { OwnerActions } from './owner-actions';

const tones: Record<number, 'ok' | 'bad'> = { [APPROVAL.approved]: 'ok', [APPROVAL.refused]: 'bad' };

const WhereItStands = ({ approval, onChanged }: ApprovalViewProps) => {
  const isOwner = useFacts().profile.role === 'owner';
  if (approval.status !== APPROVAL.waiting) {
    return (
      <Notice tone={tones[approval.status] ?? 'quiet'} urgent>
        {copy.ended(approval.status, approval.decided_by)}
        {approval.reason && <> {copy.reason(approval.reason)}</>}
      </Notice>
    );
  }
  return (
    <>
      <div className={styles.left}>
        <span>{copy.left}</span>
        <strong className={styles.clock}>
          <Countdown until={approval.expires_at} onEnd={onChanged} />
        </strong>
        <span className={text.quiet}>{copy.leftOf}</span>
      </div>
      <p>{isOwner ? copy.asked(approval.asked_by) : copy.waiting}</p>
    </>
  );
};

const ApprovalFacts = ({ approval }: { approval: OrderApproval }) => {
  const { total, left, destination, nickname, qty, customer_name, note } = approval;
  return (
    <FactsCard
      title={copy.facts}
      facts={
        <>
          <Fact label={copy.by}>{approval.asked_by}</Fact>
          {destination && <Fact label={copy.target}>{destination}</Fact>}
          {nickname && <Fact label={copy.nickname}>{nickname}</Fact>}
          <Fact label={copy.qty}>{qty}</Fact>
          <Fact label={copy.limit}>{passedText(approval)}</Fact>
          {left !== null && (
            <Fact label={copy.over}>
              <Money amount={total - left} />
            </Fact>
          )}
          {customer_name && <Fact label={copy.customer}>{customer_name}</Fact>}
          {note && <Fact label={copy.note}>{note}</Fact>}
          <Fact label={copy.at}>{dateTime(approval.created_at, { zone: true })}</Fact>
        </>
      }
    />
  );
};

export const ApprovalView = (props: ApprovalViewProps) => {
  const { approval } = props;
  const approves = useMay(approveOrder.object);
  const mayDecide = approves.can && approval.status === APPROVAL.waiting;
  return (
    <div className={`${layout.columns} ${styles.page}`}>
      <section className={`${card.card} ${card.padded} ${layout.stack4}`}>
        <div className={styles.order}>
          <Tile
            brandKey={approval.product_key}
            monogram={approval.monogram}
            image={approval.product_image && fileUrl(approval.product_image)}
            size={44}
          />
          <div className={styles.words}>
            <h2 className={styles.item}>
              {approval.item_name}
              {approval.qty > 1 && ` × ${approval.qty}`}
            </h2>
            <span>{approval.product_name}</span>
          </div>
        </div>
        <Money amount={approval.total} size={30} />
        <WhereItStands {...props} />
        {mayDecide ? <OwnerActions {...props} /> : <AskerActions {...props} />}
      </section>
      <ApprovalFacts approval={approval} />
    </div>
  );
};
