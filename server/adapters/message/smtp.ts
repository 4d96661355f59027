import type { Transporter } from 'nodemailer';
import { type MessageCarrier, Undeliverable } from './message';

/**
 * Milliseconds for each step: a server that is away is given up within the ten seconds that a job has. One that is
 * slow at every step may take longer, and then get the message twice.
 */
const RESOLVE = 2_000;
const CONNECT = 3_000;
const GREET = 3_000;
const SILENCE = 4_000;

/** E-mail by SMTP. `from` is a mailbox (`Lumbung <halo@lumbung.test>`). */
export function createSmtpCarrier({ url, from }: { url: string; from: string }): MessageCarrier {
  const options = {
    url,
    dnsTimeout: RESOLVE,
    connectionTimeout: CONNECT,
    greetingTimeout: GREET,
    socketTimeout: SILENCE,
    // A message holds what we wrote, never a file or a page that its text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // The library is loaded with the first message: where no e-mail is sent, a start needs none of it.
  let transport: Promise<Transporter> | undefined;
  const open = () => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(options));
    return transport;
  };
  const host = from.replace(/^.*@|>$/g, '');

  return {
    name: 'smtp',
    async deliver({ id, to, subject, text, html }) {
      try {
        await (await open()).sendMail({
          from,
          // As an object: text that looks like a list of addresses stays one address.
          to: { name: '', address: to },
          subject: subject ?? '',
          text,
          ...(html !== null && { html }),
          messageId: `<${id}@${host}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (failure) {
        throw isRefusal(failure) ? new Undeliverable(reasonOf(failure), { cause: failure }) : failure;
      }
    },
  };
}

/** 5xx is for good (RFC 5321 4.2.1), but a wrong password of ours is not the receiver's error. */
const isRefusal = (failure: unknown): boolean => {
  const { responseCode, code } = failure as { responseCode?: number; code?: string };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
};

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));
