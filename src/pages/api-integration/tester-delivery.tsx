import type { SandboxOrder } from '../../core/contract/integration';
import { time } from '../../core/format/date';
import { type WebhookEvent, webhookEvents, webhookFailures } from '../../core/text/webhook';
import { StatusTag } from '../../ui/status-tag';
import styles from './tester.module.css';
import { deliveryStatuses, words } from './tester-copy';

type Delivery = SandboxOrder['deliveries'][number];

export const TesterDelivery = ({ delivery }: { delivery: Delivery }) => {
  const { event, url, status, attempts, http_status, failure, duration_ms, due_at } = delivery;
  const state = deliveryStatuses[status];
  return (
    <li className={styles.delivery}>
      <p className={styles.event}>
        {webhookEvents[event as WebhookEvent]}
        {state && <StatusTag status={state} />}
      </p>
      <p className={styles.quiet}>{url}</p>
      <p className={styles.quiet}>
        {[
          words.attempt(attempts),
          ...(http_status === null ? [] : [`HTTP ${http_status}`]),
          ...(duration_ms === null ? [] : [words.duration(duration_ms)]),
          ...(failure === null ? [] : [webhookFailures[failure]]),
          ...(due_at === null || attempts === 0 ? [] : [words.due(time(due_at))]),
        ].join(' · ')}
      </p>
    </li>
  );
};
