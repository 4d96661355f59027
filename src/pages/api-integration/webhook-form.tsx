import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { useAttempt } from '../../api/use-attempt';
import { usePinHelp } from '../../api/use-pin-help';
import { askedPin } from '../../core/contract/asked-pin';
import { createWebhook, updateWebhook, type Webhook, webhookInput } from '../../core/contract/webhook';
import { actions } from '../../core/text/actions';
import { type WebhookEvent, webhookEvents } from '../../core/text/webhook';
import { CheckList } from '../../ui/check-list';
import { Dialog } from '../../ui/dialog';
import { ForgotPin } from '../../ui/forgot-pin';
import { Button } from '../../ui/plain/button';
import { Field } from '../../ui/plain/field';
import { FieldError } from '../../ui/plain/field-error';
import { Notice } from '../../ui/plain/notice';
import { OtpInput } from '../../ui/plain/otp-input';
import { type FieldErrors, serverErrors, shapeErrors } from '../../ui/shape-errors';
import styles from './api-integration.module.css';
import { words } from './webhook-copy';

const labels = { url: words.url, events: words.events, pin: words.pin };
const shape = webhookInput.extend({ pin: askedPin });
const options = Object.entries(webhookEvents).map(([value, label]) => ({ value, label }));

interface WebhookFormProps {
  /** Null adds one. */
  webhook: Webhook | null;
  onClose: () => void;
  /** `secret`: of a new one, to be shown once. */
  onDone: (secret: string | null) => void;
}

/** An address and what it hears, for the PIN. */
export const WebhookForm = ({ webhook, onClose, onDone }: WebhookFormProps) => {
  const help = usePinHelp();
  const { attempt, busy, failure } = useAttempt();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<WebhookEvent[]>(
    webhook?.events ?? (Object.keys(webhookEvents) as WebhookEvent[]),
  );
  const [pin, setPin] = useState('');
  const [errors, setErrors] = useState<FieldErrors<keyof typeof labels>>({});
  const refused = serverErrors<keyof typeof labels>(failure?.errors);
  const wrongPin = failure?.code === 'WRONG_PIN' ? failure.message : undefined;
  const title = webhook ? words.editLabel(webhook.url) : words.add;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { url: url.trim(), events, pin };
    const found = shapeErrors<keyof typeof labels>(shape, body, labels);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const done = await attempt(async () => {
      if (webhook) {
        await call(updateWebhook, { params: { id: webhook.id }, body });
        onDone(null);
      } else {
        onDone((await call(createWebhook, { body })).data.secret);
      }
    });
    if (!done) setPin('');
  };

  return (
    <Dialog
      title={title}
      reason={words.reason}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form="webhook" size="large" block loading={busy}>
            {webhook ? words.save : words.add}
          </Button>
          <Button tone="quiet" block onClick={onClose}>
            {actions.cancel}
          </Button>
        </>
      }
    >
      <form id="webhook" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={words.url}
          hint={words.urlHint}
          type="url"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          placeholder="https://server.anda/webhook"
          value={url}
          error={errors.url ?? refused.url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <div>
          <CheckList
            label={words.events}
            options={options}
            values={events}
            onChange={(values) => setEvents(values as WebhookEvent[])}
          />
          <FieldError id="webhook-events" error={errors.events} />
        </div>
        {failure && !wrongPin && !refused.url && (
          <Notice tone="bad" urgent>
            {failure.message}
          </Notice>
        )}
        <OtpInput
          label={words.pin}
          aside={<ForgotPin {...help} />}
          secret
          value={pin}
          onChange={setPin}
          error={wrongPin ?? errors.pin}
        />
      </form>
    </Dialog>
  );
};
