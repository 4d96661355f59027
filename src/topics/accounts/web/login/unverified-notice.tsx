import { maskedEmail } from '../../../../core/format/mask';
import { call } from '../../../../platform/web/call';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { resendEmail } from '../../contract/account-verification';
import { useWait } from '../account/resend';
import { useLinkMail } from '../account/use-link-mail';
import { markEmailSent } from '../email-marker';
import { laterCopy } from './later-copy';

/** The gate ended the session of an unverified e-mail (specification 4); offers a new link. */
export const UnverifiedNotice = ({ email }: { email: string }) => {
  const { busy, failure, sent, send } = useLinkMail();
  const waiting = useWait('countdown') > 0;

  const sendLink = async () => {
    const granted = await send(async () => (await call(resendEmail, { body: { email } })).data);
    // From now on signing in by e-mail leads to /verify-email-info.
    if (granted) markEmailSent(email);
  };

  if (sent) {
    return (
      <Notice tone="ok" urgent>
        {laterCopy.sent(maskedEmail(email))}
      </Notice>
    );
  }
  return (
    <>
      <Notice
        action={
          <Button tone="quiet" size="small" loading={busy} disabled={waiting} onClick={sendLink}>
            {laterCopy.send}
          </Button>
        }
      >
        {laterCopy.unverified(maskedEmail(email))}
      </Notice>
      <Refusal error={failure} />
    </>
  );
};
