import { fileUrl } from '../../api/browser-config';
import { useFacts } from '../../api/facts';
import { APPROVAL } from '../../core/states';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { Tile } from '../../ui/tile';
import { ApprovalFacts } from './approval-facts';
import type { ApprovalViewProps } from './approval-props';
import { AskerActions } from './asker-actions';
import styles from './order-approval.module.css';
import { OwnerActions } from './owner-actions';
import { WhereItStands } from './where-it-stands';

export const ApprovalView = (props: ApprovalViewProps) => {
  const { approval } = props;
  const mayDecide = useFacts().profile.role === 'owner' && approval.status === APPROVAL.waiting;
  return (
    <div className={styles.page}>
      <section className={`${card.card} ${card.padded} ${styles.main}`}>
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
