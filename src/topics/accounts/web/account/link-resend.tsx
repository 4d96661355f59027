import type { LinkTicket } from '../../../../core/contract/account-fields';
import { Refusal } from '../../../../ui/plain/refusal';
import { copy } from './copy';
import { Resend } from './resend';
import { useLinkMail } from './use-link-mail';

export const LinkResend = ({ ask }: { ask: () => Promise<LinkTicket> }) => {
  const { busy, failure, sent, send } = useLinkMail();
  return (
    <>
      <Resend wait="countdown" busy={busy} label={copy.resend} onResend={() => void send(ask)} />
      {sent && <p role="status">{copy.resent}</p>}
      <Refusal error={failure} />
    </>
  );
};
