import { type FormEvent, useState } from 'react';
import { actions } from '../../../../core/text/actions';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { Notice } from '../../../../ui/plain/notice';
import { TextArea } from '../../../../ui/plain/text-area';
import { isGenuine, type Received } from './verify-webhook';
import { words } from './webhook-copy';

const copy = words.verifier;
const empty: Received = { secret: '', id: '', timestamp: '', signature: '', body: '' };
const single = ['secret', 'id', 'timestamp', 'signature'] as const;

/** Verifies a received message; the input is neither sent nor stored. */
export const WebhookVerifier = ({ onClose }: { onClose: () => void }) => {
  const [received, setReceived] = useState(empty);
  const [verdict, setVerdict] = useState<{ genuine: boolean | null } | null>(null);

  const change = (field: keyof Received, text: string) => {
    setReceived({ ...received, [field]: text });
    setVerdict(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setVerdict({ genuine: await isGenuine(received) });
  };

  return (
    <Dialog
      title={copy.title}
      reason={copy.reason}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form="webhook-verifier" size="large" block>
            {copy.check}
          </Button>
          <Dismiss block onClick={onClose}>
            {actions.close}
          </Dismiss>
        </>
      }
    >
      <form
        id="webhook-verifier"
        className={layout.stack4}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        {single.map((field) => (
          <Field
            key={field}
            label={copy[field]}
            autoComplete="off"
            spellCheck={false}
            value={received[field]}
            onChange={(event) => change(field, event.target.value)}
          />
        ))}
        <TextArea
          label={copy.body}
          hint={copy.bodyHint}
          rows={4}
          spellCheck={false}
          value={received.body}
          onChange={(event) => change('body', event.target.value)}
        />
        {verdict && (
          <Notice tone={verdict.genuine ? 'ok' : verdict.genuine === null ? 'wait' : 'bad'} urgent>
            {verdict.genuine ? copy.genuine : verdict.genuine === null ? copy.away : copy.other}
          </Notice>
        )}
      </form>
    </Dialog>
  );
};
