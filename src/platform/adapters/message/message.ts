export interface OutgoingMessage {
  /** Our id; a message that is resent after a crash has the same id. */
  id: string;
  channel: 'email' | 'whatsapp' | 'sms' | 'telegram';
  /** E-mail address, `628…`, or chat id. */
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
}

export interface MessageCarrier {
  /** `sandbox` sends nothing; messages are shown at /sandbox/outbox. */
  name: 'smtp' | 'fonnte' | 'telegram' | 'sandbox';
  /**
   * Resolves when the next host has accepted the message. Throws `Undeliverable` for a permanent failure,
   * anything else for a temporary one. Takes at most ten seconds.
   */
  deliver(message: OutgoingMessage): Promise<void>;
}

export type MessageChannel = OutgoingMessage['channel'];

/** Permanent refusal: no such mailbox or an invalid address. */
export class Undeliverable extends Error {}

/** Temporary refusal: the receiver asks to wait this many milliseconds. */
export class Later extends Error {
  constructor(
    message: string,
    readonly wait: number,
  ) {
    super(message);
  }
}
