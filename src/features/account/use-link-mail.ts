import { useState } from 'react';
import { asApiError } from '../../api/api-error';
import { useAttempt } from '../../api/use-attempt';
import { secondsOf, startWait, startWaitOf } from '../../api/wait';
import type { LinkTicket } from '../../core/contract/account-fields';

export function useLinkMail() {
  const { attempt, ...state } = useAttempt();
  const [sent, setSent] = useState(false);

  const send = (ask: () => Promise<LinkTicket>): Promise<boolean> => {
    setSent(false);
    return attempt(async () => {
      const ticket = await ask().catch((error) => {
        startWaitOf('countdown', asApiError(error));
        throw error;
      });
      startWait('countdown', secondsOf(ticket));
      setSent(true);
    });
  };

  return { ...state, sent, send };
}
