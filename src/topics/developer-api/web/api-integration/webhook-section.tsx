import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../../admin/web/session/use-may';
import { OWNER_ONLY } from '../../../../core/contract/endpoint';
import { actions } from '../../../../core/text/actions';
import { webhookFailures } from '../../../../core/text/webhook';
import { call } from '../../../../platform/web/call';
import { useCall } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { FormSection } from '../../../../ui/plain/form-section';
import { SkeletonList } from '../../../../ui/skeleton';
import {
  listWebhooks,
  pauseWebhook,
  pingWebhook,
  removeWebhook,
  renewWebhookSecret,
  resendWebhook,
  resumeWebhook,
  type Webhook,
} from '../../contract/webhook';
import styles from './api-integration.module.css';
import { NothingYet } from './nothing-yet';
import { PinDialog } from './pin-dialog';
import { SecretDialog } from './secret-dialog';
import { useProgramNews } from './use-program-news';
import { words } from './webhook-copy';
import { WebhookForm } from './webhook-form';
import { type WebhookAction, WebhookRow } from './webhook-row';
import { WebhookVerifier } from './webhook-verifier';

type Open =
  | { kind: 'form'; webhook: Webhook | null }
  | { kind: 'renew'; webhook: Webhook }
  | { kind: 'created'; secret: string }
  | { kind: 'verify' };

export const WebhookSection = () => {
  const feedback = useFeedback();
  const isOwner = useMay(OWNER_ONLY).can;
  const reads = useMay('webhook-delivery:show');
  const { data, error, refetch } = useCall(listWebhooks);
  useProgramNews(refetch);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  const settle = (secret: string | null) => {
    setOpen(secret === null ? null : { kind: 'created', secret });
    if (secret === null) feedback.success(words.saved);
    void refetch();
  };
  const renew = async ({ id }: Webhook, pin: string) =>
    settle((await call(renewWebhookSecret, { params: { id }, body: { pin } })).data.secret);

  const done: Partial<Record<WebhookAction, (webhook: Webhook) => Promise<void>>> = {
    ping: async ({ id }) => {
      const { http_status, failure, duration_ms } = (await call(pingWebhook, { params: { id }, body: {} }))
        .data;
      if (failure === null) feedback.success(words.pinged(http_status ?? 0, duration_ms));
      else feedback.error(webhookFailures[failure]);
    },
    resend: async ({ id }) => {
      const { count } = (await call(resendWebhook, { params: { id }, body: {} })).data;
      feedback.success(words.resent(count));
    },
    pause: async ({ id }) => {
      await call(pauseWebhook, { params: { id }, body: {} });
      feedback.success(words.paused);
    },
    resume: async ({ id }) => {
      await call(resumeWebhook, { params: { id }, body: {} });
      feedback.success(words.resumed);
    },
    remove: async ({ id, url }) => {
      const agreed = await feedback.confirm({
        title: words.removeQuestion,
        content: `${url}. ${words.removeReason}`,
        okText: words.remove,
        cancelText: actions.cancel,
        danger: true,
      });
      if (!agreed) return;
      await call(removeWebhook, { params: { id } });
      feedback.success(words.removed);
    },
  };
  const perform = async (webhook: Webhook, what: WebhookAction) => {
    if (what === 'edit') return setOpen({ kind: 'form', webhook });
    if (what === 'renew') return setOpen({ kind: 'renew', webhook });
    await feedback.attempt(async () => done[what]?.(webhook));
    await refetch();
  };

  const add = isOwner && (
    <Button icon={<Plus size={18} />} onClick={() => setOpen({ kind: 'form', webhook: null })}>
      {words.add}
    </Button>
  );

  return (
    <FormSection title={words.title} reason={isOwner ? words.reason : `${words.reason} ${words.ownerOnly}`}>
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<SkeletonList rows={2} />}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <NothingYet title={words.none} hint={words.noneHint} action={add} />
          ) : (
            <ul className={styles.rows}>
              {webhooks.map((webhook) => (
                <WebhookRow
                  key={webhook.id}
                  webhook={webhook}
                  mayChange={isOwner}
                  onAction={(what) => void perform(webhook, what)}
                />
              ))}
            </ul>
          )
        }
      </LoadState>
      <div className={layout.row2}>
        {data && data.length > 0 && add}
        {reads.can && (
          <ButtonLink to="/setting/webhook-log/data" tone="quiet">
            {words.log}
          </ButtonLink>
        )}
        <Button tone="quiet" onClick={() => setOpen({ kind: 'verify' })}>
          {words.verifier.open}
        </Button>
      </div>
      {open?.kind === 'form' && <WebhookForm webhook={open.webhook} onClose={close} onDone={settle} />}
      {open?.kind === 'renew' && (
        <PinDialog
          title={words.renewLabel(open.webhook.url)}
          reason={words.renewReason}
          onClose={close}
          onSend={(pin) => renew(open.webhook, pin)}
        />
      )}
      {open?.kind === 'created' && (
        <SecretDialog values={[[words.secret, open.secret]]} reason={words.shownReason} onClose={close} />
      )}
      {open?.kind === 'verify' && <WebhookVerifier onClose={close} />}
    </FormSection>
  );
};
