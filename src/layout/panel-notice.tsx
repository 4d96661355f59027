import { CalendarClock } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useFacts } from '../api/facts';
import { useCall } from '../api/use-call';
import { getSubscriptionPlan } from '../core/contract/plan';
import { date } from '../core/format/date';
import { rupiah } from '../core/format/money';
import { isPanelExpired, type PanelWarning, panelWarning } from '../core/session/panel-status';
import { actions } from '../core/text/actions';
import { buttonClass } from '../ui/plain/button-class';
import { Notice } from '../ui/plain/notice';
import { copy } from './copy';
import { useKnownPath } from './known-path';
import { homeOf } from './mode';
import styles from './panel-notice.module.css';
import { elsewhere, supportUrl } from './support';

/** In the panel: that its time has passed, everywhere; that it will soon, on its first page. */
export const PanelNotice = () => {
  const { panel, server_time } = useFacts().profile;
  const { pathname } = useLocation();
  if (isPanelExpired(panel, server_time)) return <Expired />;
  const warning = panelWarning(panel, server_time);
  return warning && pathname === homeOf('panel') ? <EndsSoon warning={warning} /> : null;
};

const Expired = () => {
  const chat = supportUrl();
  return (
    <div className={styles.notice}>
      <Notice
        tone="bad"
        action={
          <>
            {chat && (
              <a href={chat} {...elsewhere} className={buttonClass({ tone: 'quiet', size: 'small' })}>
                {actions.contactSupport}
              </a>
            )}
            <ToPlan />
            <TopUp tone="primary" />
          </>
        }
      >
        <strong>{copy.panelNotice.expired}</strong> {copy.panelNotice.advice}
      </Notice>
    </div>
  );
};

const EndsSoon = ({ warning }: { warning: PanelWarning }) => {
  const plan = useCall(getSubscriptionPlan).data;
  return (
    <div className={styles.notice}>
      <Notice
        icon={<CalendarClock size={20} />}
        action={
          <>
            <ToPlan />
            <TopUp tone="accent" />
          </>
        }
      >
        {copy.panelNotice.ends(date(warning.expired_date), warning.left)}{' '}
        {plan && (plan.auto_renew ? copy.panelNotice.renewal(rupiah(plan.price)) : copy.panelNotice.manual)}
      </Notice>
    </div>
  );
};

/** Where the plan stands in full; its owner's alone. */
const ToPlan = () =>
  useKnownPath()('/mitra-panel/status') && (
    <Link to="/mitra-panel/status" className={buttonClass({ tone: 'quiet', size: 'small' })}>
      {copy.panelNotice.plan}
    </Link>
  );

const TopUp = ({ tone }: { tone: 'primary' | 'accent' }) =>
  useKnownPath()('/topup/data') && (
    <Link to="/topup/data" className={buttonClass({ tone, size: 'small' })}>
      {copy.expired.topUp}
    </Link>
  );
