import { type FormEvent, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { actionEndpoint } from '../../../../admin/entity/action';
import type { ResourceModel } from '../../../../admin/schema/model';
import { useCustomCall } from '../../../../admin/web/data/use-custom-call';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { isBlank } from '../../../../core/format/plain-text';
import { asApiError } from '../../../../platform/web/api-error';
import { Attachments } from '../../../../ui/attachments';
import card from '../../../../ui/card.module.css';
import { useFeedback } from '../../../../ui/feedback';
import { FieldError } from '../../../../ui/plain/field-error';
import { TextArea } from '../../../../ui/plain/text-area';
import { SendFoot } from '../../../../ui/send-foot';
import { useOnline } from '../../../../ui/use-online';
import { MAX_TICKET_FILE_BYTES, MAX_TICKET_FILES, type TicketConversation } from '../../contract';
import { sendTicketFile } from '../ticket-file';
import { copy } from './copy';
import styles from './ticket.module.css';

interface ComposerProps {
  ticket: TicketConversation;
  resource: ResourceModel;
  onSent: () => void;
}

const blank: { body: string; attachments: string[] } = { body: '', attachments: [] };

export const Composer = ({ ticket: { id }, resource, onSent }: ComposerProps) => {
  const action = resource.actions.find(({ name }) => name === 'reply');
  const { values, change, settle, restored, draftAt } = useDraft(`ticket-reply:${id}`, blank);
  const [errors, setErrors] = useState<{ body?: string | undefined; attachments?: string | undefined }>({});
  const [isBusy, setBusy] = useState(false);
  // One key per message: a retry after a lost answer sends it once.
  const key = useRef(v4());
  const callCustom = useCustomCall();
  const feedback = useFeedback();
  const online = useOnline();
  if (!action) return null;
  const most = action.fields.body?.kind === 'longtext' ? (action.fields.body.max ?? 0) : 0;

  const set = (part: Partial<typeof blank>) => {
    key.current = v4();
    change(part);
    setErrors({});
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const validated = action.validator.safeParse(values);
    if (!validated.success) {
      const wrong = validated.error.issues.find(({ path }) => path[0] === 'body');
      setErrors({ body: isBlank(values.body) ? copy.required : wrong?.message });
      return;
    }
    setBusy(true);
    try {
      await callCustom(actionEndpoint(resource, action), {
        body: { ...validated.data, key: key.current, ids: [id] },
      });
      key.current = v4();
      settle(blank);
      feedback.success(copy.sent);
      onSent();
    } catch (failure) {
      const { errors: fieldErrors, message } = asApiError(failure);
      if (fieldErrors?.body || fieldErrors?.attachments)
        setErrors({ body: fieldErrors.body?.[0], attachments: fieldErrors.attachments?.[0] });
      else feedback.error(message);
    }
    setBusy(false);
  };

  return (
    <form
      noValidate
      className={`${card.card} ${styles.composer}`}
      aria-label={copy.reply}
      onSubmit={(event) => void send(event)}
    >
      <TextArea
        label={copy.reply}
        placeholder={copy.placeholder}
        rows={4}
        value={values.body}
        error={errors.body}
        hint={copy.length(values.body.trim().length, most)}
        onChange={(event) => set({ body: event.target.value })}
      />
      <Attachments
        label={copy.attachments}
        value={values.attachments}
        max={MAX_TICKET_FILES}
        maxBytes={MAX_TICKET_FILE_BYTES}
        send={sendTicketFile}
        onChange={(attachments) => set({ attachments })}
        onError={(attachments) => setErrors({ attachments })}
      />
      <FieldError error={errors.attachments} />
      <SendFoot
        draft={(restored || draftAt !== null) && copy.draft}
        send={copy.send}
        isSending={isBusy}
        isOnline={online}
      />
    </form>
  );
};
