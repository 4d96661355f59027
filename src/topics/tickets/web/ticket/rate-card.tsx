import { type FormEvent, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { actionEndpoint } from '../../../../admin/entity/action';
import type { ResourceModel } from '../../../../admin/schema/model';
import { useCustomCall } from '../../../../admin/web/data/use-custom-call';
import card from '../../../../ui/card.module.css';
import { useFeedback } from '../../../../ui/feedback';
import { Notice } from '../../../../ui/plain/notice';
import { TextArea } from '../../../../ui/plain/text-area';
import { SendFoot } from '../../../../ui/send-foot';
import { StarRating } from '../../../../ui/star-rating';
import { useOnline } from '../../../../ui/use-online';
import type { TicketConversation } from '../../contract';
import { copy } from './copy';
import styles from './ticket.module.css';

interface RateCardProps {
  ticket: TicketConversation;
  resource: ResourceModel;
  onRated: () => void;
}

export const RateCard = ({ ticket: { id, rating }, resource, onRated }: RateCardProps) => {
  const action = resource.actions.find(({ name }) => name === 'rate');
  const [stars, setStars] = useState(0);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const key = useRef(v4());
  const callCustom = useCustomCall();
  const feedback = useFeedback();
  const isOnline = useOnline();
  if (rating !== null) return <Notice tone="ok">{copy.rated(rating)}</Notice>;
  if (!action) return null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (stars === 0) return setError(copy.rateFirst);
    setBusy(true);
    await feedback.attempt(async () => {
      const body = { rating: stars, ...(note.trim() && { note }), key: key.current, ids: [id] };
      const { message } = await callCustom(actionEndpoint(resource, action), { body });
      feedback.success(message);
      onRated();
    });
    setBusy(false);
  };

  return (
    <form
      noValidate
      className={`${card.card} ${styles.rate}`}
      aria-label={copy.rateTitle}
      onSubmit={(event) => void send(event)}
    >
      <h2>{copy.rateTitle}</h2>
      <StarRating
        label={copy.rating}
        value={stars}
        error={error}
        onChange={(value) => {
          key.current = v4();
          setError(undefined);
          setStars(value);
        }}
      />
      <TextArea
        label={copy.note}
        optional
        rows={2}
        maxLength={300}
        value={note}
        onChange={(event) => {
          key.current = v4();
          setNote(event.target.value);
        }}
      />
      <SendFoot draft={false} send={copy.rate} isSending={isBusy} isOnline={isOnline} />
    </form>
  );
};
