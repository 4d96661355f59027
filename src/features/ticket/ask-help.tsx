import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../api/api-error';
import { perform } from '../../api/call';
import { useModel } from '../../api/facts';
import { useMay } from '../../api/use-may';
import { getOpenTicket } from '../../core/contract/ticket';
import { resourceOf } from '../../core/schema/compile';
import { useFeedback } from '../../ui/feedback';
import { Button } from '../../ui/plain/button';
import type { ButtonLook } from '../../ui/plain/button-class';

interface AskHelpProps extends ButtonLook {
  /** Of the order, top-up or withdrawal; null where it is about something that has none here. */
  code: string | null;
  /** Values of the ticket's declaration. */
  category: 'order' | 'topup' | 'refund' | 'other';
  subject: string;
  /** What the first message begins with. */
  message?: string;
  /** On the button. */
  word?: string;
  /** Where several stand below each other. */
  label?: string;
}

/** One press to a ticket about something: to the one that is open, else to a form that knows what it is about. */
export const AskHelp = ({
  code,
  category,
  subject,
  message,
  word = 'Ajukan Komplain',
  label,
  ...look
}: AskHelpProps) => {
  const { paths, opens } = resourceOf(useModel(), 'ticket');
  const may = useMay('ticket:create').can;
  const navigate = useNavigate();
  const feedback = useFeedback();
  const [isBusy, setBusy] = useState(false);
  if (!may || !paths.create || !opens) return null;

  const ask = async () => {
    setBusy(true);
    try {
      const open = code === null ? null : (await perform(getOpenTicket, { query: { code } })).data;
      if (open?.refusal) {
        feedback.error(open.refusal);
        return setBusy(false);
      }
      const id = open?.id;
      const told = new URLSearchParams({
        category,
        subject,
        ...(code !== null && { ref_code: code }),
        ...(message !== undefined && { message }),
      });
      navigate(id ? `${opens.page}?q=${id}` : `${paths.create}?${told}`);
    } catch (failure) {
      feedback.error(asApiError(failure).message);
      setBusy(false);
    }
  };

  return (
    <Button
      tone="quiet"
      {...look}
      icon={<LifeBuoy size={18} aria-hidden="true" />}
      loading={isBusy}
      aria-label={label}
      onClick={() => void ask()}
    >
      {word}
    </Button>
  );
};
