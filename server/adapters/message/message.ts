/** Messages to people. The portal sends them all through this interface. */
export interface OutgoingMessage {
  /** Ours; a message that is sent twice after a crash carries it twice. */
  id: string;
  channel: 'email' | 'whatsapp' | 'sms' | 'telegram';
  /** An e-mail address, `628…`, or the id of a chat. */
  to: string;
  /** E-mails only. */
  subject: string | null;
  text: string;
  html: string | null;
}

/** Takes messages of one or more channels on their way. */
export interface MessageCarrier {
  /** `sandbox`: nobody gets it; it is kept for reading at /sandbox/outbox. */
  name: 'smtp' | 'fonnte' | 'telegram' | 'sandbox';
  /**
   * Resolves once the next host has taken it. Throws `Undeliverable` when trying again is senseless, anything else
   * when it may work later. Answers or throws within ten seconds.
   */
  deliver(message: OutgoingMessage): Promise<void>;
}

export type MessageChannel = OutgoingMessage['channel'];

/** The receiving side has refused for good: no such mailbox, an address that is none. */
export class Undeliverable extends Error {}

/** Not now: the receiving side has said for how many milliseconds it wants to be left alone. */
export class Later extends Error {
  constructor(
    message: string,
    readonly wait: number,
  ) {
    super(message);
  }
}
