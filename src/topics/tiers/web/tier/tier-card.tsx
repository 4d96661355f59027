import { Check, Medal } from 'lucide-react';
import type { ReactNode } from 'react';
import { duration } from '../../../../core/format/duration';
import { number } from '../../../../core/format/number';
import { fileUrl } from '../../../../platform/web/browser-config';
import card from '../../../../ui/card.module.css';
import { Money } from '../../../../ui/money';
import type { Tier } from '../../contract';
import { copy } from './copy';
import styles from './tier-card.module.css';

export const TierCard = ({ tier, isOwn }: { tier: Tier; isOwn: boolean }) => (
  <li className={`${card.card} ${styles.tier}`} data-own={isOwn || undefined}>
    <div className={styles.tierHead}>
      <span className={styles.badge} style={{ background: tier.color }}>
        {tier.image ? <img src={fileUrl(tier.image)} alt="" width={24} height={24} /> : <Medal size={20} />}
      </span>
      <h3>{tier.name}</h3>
      {isOwn && (
        <span className={styles.mine}>
          <Check size={14} aria-hidden="true" />
          {copy.yours}
        </span>
      )}
    </div>
    <div className={styles.asks}>
      {tier.min_topup_30d > 0 ? (
        <p>
          <span className={styles.quiet}>{copy.from}</span>
          <br />
          <Money amount={tier.min_topup_30d} size={20} />
        </p>
      ) : (
        <p>{copy.anyTopup}</p>
      )}
      <p className={styles.quiet}>{tier.requires_kyc ? copy.kyc : copy.noKyc}</p>
    </div>
    <dl className={styles.terms}>
      <Term name={copy.discount}>{number(tier.price_discount_percent, { decimals: 2 })}%</Term>
      <Term name={copy.panel}>{tier.has_panel ? copy.yes : copy.no}</Term>
      <Term name={copy.subAccounts}>
        {tier.max_sub_account > 0 ? copy.upTo(tier.max_sub_account) : copy.no}
      </Term>
      <Term name={copy.rate}>{copy.perMinute(tier.rate_limit_rpm)}</Term>
      <Term name={copy.daily}>
        {tier.daily_limit > 0 ? <Money amount={tier.daily_limit} /> : copy.unlimited}
      </Term>
      <Term name={copy.fee}>
        <Money amount={tier.withdraw_fee} />
      </Term>
      <Term name={copy.support}>{copy.within(duration(tier.support_sla_minutes * 60))}</Term>
    </dl>
    <ul className={styles.benefits}>
      {tier.benefits.map((benefit) => (
        <li key={benefit}>
          <Check size={16} aria-hidden="true" />
          {benefit}
        </li>
      ))}
    </ul>
  </li>
);

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
