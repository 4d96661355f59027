import { z } from 'zod';
import { onOrOff } from './shapes';

const smtpUrl = z.url({ protocol: /^smtps?$/ });
/** `halo@lumbung.test` or `Lumbung <halo@lumbung.test>`. */
const mailbox = z.string().regex(/^(?:[^<>"\r\n@]{1,60} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

/** What goes out to people. */
export const messageVariables = {
  /** Whether a one-time code sent to the phone opens a session; verifying a number needs one in any case. */
  OTP: { shape: onOrOff.default(true), expects: 'on or off' },
  /** Where e-mails go out; left out, they stay in the sandbox outbox. */
  SMTP_URL: { shape: smtpUrl.optional(), expects: 'an smtp:// or smtps:// address' },
  /** Sender of every e-mail. */
  MAIL_FROM: { shape: mailbox.optional(), expects: 'a mailbox such as "Lumbung <halo@lumbung.test>"' },
};
