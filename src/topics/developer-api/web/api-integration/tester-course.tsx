import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { time } from '../../../../core/format/date';
import { courseOf, type EndingDigits, endings } from '../../../../core/sandbox/endings';
import { TRANSACTION } from '../../../../core/states';
import { type OrderStep, orderSteps } from '../../../../core/text/order-steps';
import { type Tone, transactionStatus } from '../../../../core/text/statuses';
import { type WebhookEvent, webhookEvents, webhookFailures } from '../../../../core/text/webhook';
import { useLive } from '../../../../platform/web/live-events';
import { useCall } from '../../../../platform/web/use-call';
import { LoadState } from '../../../../ui/load-state';
import { SkeletonList } from '../../../../ui/skeleton';
import { StatusTag } from '../../../../ui/status-tag';
import { Timeline } from '../../../../ui/timeline';
import { getSandboxOrder, type SandboxOrder } from '../../contract/integration';
import { listWebhooks } from '../../contract/webhook';
import styles from './tester.module.css';
import { deliveryStatuses, words } from './tester-copy';
import { useProgramNews } from './use-program-news';

type Delivery = SandboxOrder['deliveries'][number];

const TesterDelivery = ({ delivery }: { delivery: Delivery }) => {
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

const tones: Partial<Record<OrderStep, Tone>> = {
  succeeded: 'ok',
  failed: 'bad',
  refunded: 'back',
  partly_refunded: 'back',
};

export const TesterCourse = ({ code, digits }: { code: string; digits: EndingDigits }) => {
  const order = useCall(getSandboxOrder, { params: { code } });
  const webhooks = useCall(listWebhooks);
  const readsLog = useMay('webhook-delivery:show').can;
  useProgramNews(order.refetch);
  // Deliveries to a paused endpoint have had no attempt yet.
  useLive('resource', (name) => void (name === 'webhook-delivery' && order.refetch()));
  const hasListener = webhooks.data?.some(
    ({ environment, status }) => environment === 'sandbox' && status === 'active',
  );

  return (
    <div className={styles.column} aria-live="polite">
      <LoadState
        data={order.data}
        error={order.error}
        onRetry={order.refetch}
        skeleton={<SkeletonList rows={2} />}
      >
        {({ status, refunded, history, deliveries }) => {
          const next = courseOf(digits).steps.filter((step) => !history.some((one) => one.step === step));
          return (
            <>
              <h3 className={styles.title}>
                {words.states} <StatusTag status={transactionStatus(status, refunded)} />
              </h3>
              <Timeline
                value={history.map(({ step, at }) => ({ step: orderSteps[step], at, tone: tones[step] }))}
              />
              {status === TRANSACTION.pending && (
                <p className={styles.quiet}>
                  {endings[digits].outcome === 'open' && next.length === 0
                    ? words.stays
                    : words.next(next.map((step) => orderSteps[step]))}
                </p>
              )}
              <h3 className={styles.title}>{words.webhooks}</h3>
              {deliveries.length > 0 ? (
                <ul className={styles.deliveries}>
                  {deliveries.map((delivery) => (
                    <TesterDelivery key={delivery.id} delivery={delivery} />
                  ))}
                </ul>
              ) : (
                <p className={styles.quiet}>{hasListener ? words.awaited : words.noWebhook}</p>
              )}
              {readsLog && deliveries.length > 0 && (
                <Link className={styles.link} to={`/setting/webhook-log/data?search=${code}`}>
                  {words.webhookLog}
                </Link>
              )}
            </>
          );
        }}
      </LoadState>
    </div>
  );
};
