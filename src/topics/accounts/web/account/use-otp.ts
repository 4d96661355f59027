import { useDraft } from '../../../../admin/web/session/use-draft';
import type { OtpChannel, OtpTicket } from '../../../../core/contract/account-fields';
import { maskedPhone } from '../../../../core/format/mask';
import { asApiError } from '../../../../platform/web/api-error';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { secondsOf, startWait, startWaitOf } from '../../../../platform/web/wait';

export type Otp = ReturnType<typeof useOtp>;

const nothingSent = { requestId: '', phone: '', channel: 'whatsapp' };

/**
 * Request of a code by the form `form`, persisted over a reload. `ask` sends the code. A refusal with a wait starts the
 * wait.
 */
export function useOtp(form: string, ask: (phone: string, channel: OtpChannel) => Promise<OtpTicket>) {
  const { values: sent, persist, settle } = useDraft(form, nothingSent, { tab: true });
  const { attempt, busy, failure, clear } = useAttempt();

  const send = (phone: string, channel: OtpChannel): Promise<boolean> =>
    attempt(async () => {
      const ticket = await ask(phone, channel).catch((error) => {
        startWaitOf('countdown-otp', asApiError(error));
        throw error;
      });
      startWait('countdown-otp', secondsOf(ticket));
      persist({ requestId: ticket.request_id, phone, channel });
    });

  const forget = () => {
    clear();
    settle();
  };

  return {
    requestId: sent.requestId,
    phone: sent.phone,
    channel: sent.channel === 'sms' ? ('sms' as const) : ('whatsapp' as const),
    shownPhone: maskedPhone(sent.phone),
    busy,
    failure,
    send,
    forget,
  };
}
