import type { ReactNode } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import { date, dateTime } from '../../../../core/format/date';
import { daysLeft } from '../../../../core/format/duration';
import { isPanelExpired, PANEL_WARNING_MS } from '../../../../core/session/panel-status';
import { planChargeStatus } from '../../../../core/text/statuses';
import { useAction } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';
import { Money } from '../../../../ui/money';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { Switch } from '../../../../ui/plain/switch';
import { StatusTag } from '../../../../ui/status-tag';
import text from '../../../../ui/text.module.css';
import { useOnline } from '../../../../ui/use-online';
import { copy as topup } from '../../../topup/web/parts/copy';
import { type SubscriptionPlan, setAutoRenew } from '../../contract/plan';
import { copy } from './copy';
import styles from './panel-status.module.css';

interface PlanCardProps {
  plan: SubscriptionPlan;
  onChanged: () => Promise<unknown>;
}

export const PlanCard = ({ plan, onChanged }: PlanCardProps) => {
  const feedback = useFeedback();
  const online = useOnline();
  const action = useAction(setAutoRenew);
  const turn = async (auto_renew: boolean) => {
    await feedback.attempt(async () => {
      await action.mutateAsync({ body: { auto_renew } });
      feedback.success(auto_renew ? copy.autoOn : copy.autoOff);
    });
    await onChanged();
  };
  const { last_charge: last } = plan;
  return (
    <>
      <Standing plan={plan} />
      <p className={styles.price}>
        <span className={text.quiet}>{copy.price}</span>
        <span>
          <Money amount={plan.price} size={26} />{' '}
          <span className={text.quiet}>{copy.period(plan.period_days)}</span>
        </span>
      </p>
      <dl className={styles.facts}>
        {plan.started_at && <Fact name={copy.started}>{date(plan.started_at)}</Fact>}
        {plan.expired_date && (
          <Fact name={copy.until}>{dateTime(plan.expired_date, { seconds: false, zone: true })}</Fact>
        )}
        <Fact name={copy.nextCharge}>
          {plan.next_charge_at ? (
            <>
              <Money amount={plan.price} />, {date(plan.next_charge_at)}
            </>
          ) : (
            '–'
          )}
        </Fact>
        <Fact name={copy.lastCharge}>
          {last ? (
            <span className={styles.last}>
              <span>
                <Money amount={last.amount} />, {date(last.date)}
              </span>
              <StatusTag status={planChargeStatus(last.result)} />
            </span>
          ) : (
            copy.noCharge
          )}
        </Fact>
      </dl>
      <Switch
        label={copy.auto}
        hint={copy.autoHint}
        checked={plan.auto_renew}
        disabled={!online || action.isLoading}
        onChange={(wanted) => void turn(wanted)}
      />
    </>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Standing = ({ plan }: { plan: SubscriptionPlan }) => {
  const { profile, balance } = useFacts();
  const { panel, server_time } = profile;
  if (!plan.expired_date) return null;
  const now = Date.parse(server_time);
  const short = Math.max(0, plan.price - (balance.main ?? 0));
  const topUp = (
    <ButtonLink to="/topup/data" tone="primary" size="small">
      {topup.topUp}
    </ButtonLink>
  );
  if (isPanelExpired(panel, server_time)) {
    const words = !plan.auto_renew ? copy.lapsedOff : short > 0 ? copy.lapsedShort(short) : copy.lapsedSoon;
    return (
      <Notice tone="bad" action={plan.auto_renew && short > 0 && topUp}>
        <strong>{copy.lapsed}</strong> {words}
      </Notice>
    );
  }
  if (Date.parse(plan.expired_date) - now > PANEL_WARNING_MS) return null;
  const left = daysLeft(plan.expired_date, now);
  if (!plan.auto_renew) return <Notice>{copy.endsOff(left)}</Notice>;
  return short > 0 ? <Notice action={topUp}>{copy.endsShort(short, left)}</Notice> : null;
};
