import { useState } from 'react';
import type { LinkTicket } from '../../../../core/contract/account-fields';
import { asApiError } from '../../../../platform/web/api-error';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { secondsOf, startWait, startWaitOf } from '../../../../platform/web/wait';

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
