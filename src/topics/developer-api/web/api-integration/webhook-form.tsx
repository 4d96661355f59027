import { type FormEvent, useState } from 'react';
import { type WebhookEvent, webhookEvents } from '../../../../core/text/webhook';
import { call } from '../../../../platform/web/call';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { CheckList } from '../../../../ui/check-list';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { FieldError } from '../../../../ui/plain/field-error';
import { Refusal } from '../../../../ui/plain/refusal';
import { Segmented } from '../../../../ui/plain/segmented';
import { type FieldErrors, serverErrors, shapeErrors } from '../../../../ui/shape-errors';
import { createWebhook, newWebhook, updateWebhook, type Webhook } from '../../contract/webhook';
import { sandboxEvents } from '../../domain/webhook-worlds';
import { type ApiEnvironment, apiEnvironments } from '../../domain/words';
import { copy } from './copy';
import { PinField } from './pin-field';
import { words } from './webhook-copy';

const labels = { url: words.url, events: words.events, pin: copy.token.pin };
const allEvents = Object.keys(webhookEvents) as WebhookEvent[];
const eventsOf: Record<ApiEnvironment, readonly WebhookEvent[]> = {
  sandbox: sandboxEvents,
  production: allEvents,
};
const worlds = (Object.entries(apiEnvironments) as [ApiEnvironment, string][]).map(([value, label]) => ({
  value,
  label,
}));

interface WebhookFormProps {
  /** Null creates one. */
  webhook: Webhook | null;
  onClose: () => void;
  onDone: (secret: string | null) => void;
}

export const WebhookForm = ({ webhook, onClose, onDone }: WebhookFormProps) => {
  const { attempt, busy, failure } = useAttempt();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [environment, setEnvironment] = useState<ApiEnvironment>(webhook?.environment ?? 'production');
  const [chosen, setChosen] = useState<WebhookEvent[]>(webhook?.events ?? allEvents);
  const offered = eventsOf[environment];
  const events = chosen.filter((event) => offered.includes(event));
  const [pin, setPin] = useState('');
  const [errors, setErrors] = useState<FieldErrors<keyof typeof labels>>({});
  const refused = serverErrors<keyof typeof labels>(failure?.errors);
  const wrongPin = failure?.code === 'WRONG_PIN' ? failure.message : undefined;
  const title = webhook ? words.editLabel(webhook.url) : words.add;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { url: url.trim(), events, pin };
    const found = shapeErrors<keyof typeof labels>(newWebhook, { ...body, environment }, labels);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const done = await attempt(async () => {
      if (webhook) {
        await call(updateWebhook, { params: { id: webhook.id }, body });
        onDone(null);
      } else {
        onDone((await call(createWebhook, { body: { ...body, environment } })).data.secret);
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
          <Dismiss block onClick={onClose} />
        </>
      }
    >
      <form id="webhook" className={layout.stack4} onSubmit={(event) => void submit(event)} noValidate>
        {!webhook && (
          <Segmented
            label={words.environment}
            options={worlds}
            value={environment}
            onChange={setEnvironment}
          />
        )}
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
            options={offered.map((value) => ({ value, label: webhookEvents[value] }))}
            values={events}
            onChange={(values) => setChosen(values as WebhookEvent[])}
          />
          <FieldError id="webhook-events" error={errors.events} />
        </div>
        <Refusal error={!wrongPin && !refused.url && failure} />
        <PinField value={pin} onChange={setPin} error={wrongPin ?? errors.pin} />
      </form>
    </Dialog>
  );
};
