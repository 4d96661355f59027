import { CalendarClock } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useFacts } from '../../admin/web/session/facts';
import { useKnownPath } from '../../admin/web/session/known-path';
import { date } from '../../core/format/date';
import { rupiah } from '../../core/format/money';
import { isPanelExpired, type PanelWarning, panelWarning } from '../../core/session/panel-status';
import { PANEL } from '../../core/states';
import { actions } from '../../core/text/actions';
import { useShowDialog } from '../../platform/web/overlays/show-dialog';
import { supportUrl } from '../../platform/web/support';
import { useCall } from '../../platform/web/use-call';
import { getSubscriptionPlan } from '../../topics/shops/contract/plan';
import { homeOf, type Mode } from '../../topics/shops/web/mode/mode';
import { copy as topup } from '../../topics/topup/web/parts/copy';
import { elsewhere } from '../../ui/elsewhere';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';
import styles from './panel-notice.module.css';

/**
 * Expired: in the whole panel, and on the dashboard for people with panel access. Expiring soon: on the panel's first
 * page.
 */
export const PanelNotice = ({ mode }: { mode: Mode }) => {
  const { panel, server_time } = useFacts().profile;
  const isKnown = useKnownPath();
  const { pathname } = useLocation();
  if (panel?.status !== PANEL.active || !isKnown(homeOf('panel'))) return null;
  if (isPanelExpired(panel, server_time)) {
    return mode === 'panel' || pathname === homeOf('mitra') ? <Expired /> : null;
  }
  const warning = panelWarning(panel, server_time);
  return warning && pathname === homeOf('panel') ? <EndsSoon warning={warning} /> : null;
};

const Expired = () => {
  const showDialog = useShowDialog();
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
            <Button size="small" onClick={() => showDialog('expired')}>
              {copy.panelNotice.renew}
            </Button>
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
            <TopUp />
          </>
        }
      >
        {copy.panelNotice.ends(date(warning.expired_date), warning.left)}{' '}
        {plan && (plan.auto_renew ? copy.panelNotice.renewal(rupiah(plan.price)) : copy.panelNotice.manual)}
      </Notice>
    </div>
  );
};

const ToPlan = () =>
  useKnownPath()('/mitra-panel/status') && (
    <ButtonLink to="/mitra-panel/status" tone="quiet" size="small">
      {copy.panelNotice.plan}
    </ButtonLink>
  );

const TopUp = () =>
  useKnownPath()('/topup/data') && (
    <ButtonLink to="/topup/data" tone="accent" size="small">
      {topup.topUp}
    </ButtonLink>
  );
