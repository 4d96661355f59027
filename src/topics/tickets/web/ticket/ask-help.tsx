import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../../../platform/web/api-error';
import { useFeedback } from '../../../../ui/feedback';
import { Button } from '../../../../ui/plain/button';
import type { ButtonStyle } from '../../../../ui/plain/button-class';
import { openTicketAbout } from './open-ticket';
import { useTicketRefs } from './use-ticket-refs';

interface AskHelpProps extends ButtonStyle {
  code: string;
  category: 'order' | 'topup' | 'refund';
  subject: string;
  label?: string;
}

export const AskHelp = ({ code, category, subject, label, ...style }: AskHelpProps) => {
  const refs = useTicketRefs();
  const navigate = useNavigate();
  const feedback = useFeedback();
  const [isBusy, setBusy] = useState(false);
  if (!refs) return null;

  const ask = async () => {
    setBusy(true);
    try {
      const open = await openTicketAbout(code);
      const query = new URLSearchParams({ category, subject, ref_code: code });
      navigate(open === null ? `${refs.create}?${query}` : refs.at(open));
    } catch (failure) {
      feedback.error(asApiError(failure).message);
      setBusy(false);
    }
  };

  return (
    <Button
      tone="quiet"
      {...style}
      icon={<LifeBuoy size={18} aria-hidden="true" />}
      loading={isBusy}
      aria-label={label}
      onClick={() => void ask()}
    >
      Ajukan Komplain
    </Button>
  );
};
