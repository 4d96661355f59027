import type { Transporter } from 'nodemailer';
import { type MessageCarrier, Undeliverable } from './message';

/**
 * Milliseconds per step: an unreachable server is given up within the ten seconds of a job. A server that is
 * slow at every step may exceed that and receive the message twice.
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
    // Prevents the text from attaching files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Loaded with the first message to keep the start fast.
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
          // An object, so that text with commas stays one address.
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

/** 5xx is permanent (RFC 5321 4.2.1), except a wrong password of ours. */
const isRefusal = (failure: unknown): boolean => {
  const { responseCode, code } = failure as { responseCode?: number; code?: string };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
};

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));
