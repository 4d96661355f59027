import { dateTime, relative } from '../../../../core/format/date';
import { webhookStatus } from '../../../../core/text/statuses';
import { webhookEvents } from '../../../../core/text/webhook';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { serverNow } from '../../../../ui/server-clock';
import { StatusTag } from '../../../../ui/status-tag';
import type { Webhook } from '../../contract/webhook';
import { apiEnvironments } from '../../domain/words';
import styles from './api-integration.module.css';
import { words } from './webhook-copy';

export type WebhookAction = 'ping' | 'resend' | 'edit' | 'renew' | 'pause' | 'resume' | 'remove';

interface WebhookRowProps {
  webhook: Webhook;
  mayChange: boolean;
  onAction: (action: WebhookAction) => void;
}

export const WebhookRow = ({ webhook, mayChange, onAction }: WebhookRowProps) => {
  const { url, environment, events, status, failures, waiting, failed, last_ok_at, old_secret_until } =
    webhook;
  const button = (action: WebhookAction, label: string, whole: string) => (
    <Button key={action} tone="quiet" size="small" aria-label={whole} onClick={() => onAction(action)}>
      {label}
    </Button>
  );
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          <span className={styles.code}>{url}</span>
          <StatusTag status={webhookStatus(status)} />
        </p>
        <p className={styles.quiet}>
          {apiEnvironments[environment]} · {events.map((event) => webhookEvents[event]).join(', ')}
        </p>
        <p className={styles.quiet}>
          {[
            last_ok_at ? words.lastOk(relative(last_ok_at, serverNow())) : words.neverOk,
            ...(waiting > 0 ? [words.waiting(waiting)] : []),
            ...(failed > 0 ? [words.failed(failed)] : []),
            ...(failures > 0 ? [words.failures(failures)] : []),
          ].join(' · ')}
        </p>
        {status === 'failing' && <p className={styles.quiet}>{words.failing}</p>}
        {old_secret_until && (
          <p className={styles.quiet}>
            {words.overlap(dateTime(old_secret_until, { seconds: false, zone: true }))}
          </p>
        )}
      </div>
      <div className={layout.row2}>
        {button('ping', words.ping, words.pingLabel(url))}
        {failed > 0 && button('resend', words.resend, words.resendLabel(url))}
        {mayChange && [
          status === 'active'
            ? button('pause', words.pause, words.pauseLabel(url))
            : button('resume', words.resume, words.resumeLabel(url)),
          button('edit', words.edit, words.editLabel(url)),
          old_secret_until === null && button('renew', words.renew, words.renewLabel(url)),
          button('remove', words.remove, words.removeLabel(url)),
        ]}
      </div>
    </li>
  );
};
