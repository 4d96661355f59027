/** Messages to people. The portal sends them all through this interface. */
export interface OutgoingMessage {
  /** Ours; a message that is sent twice after a crash carries it twice. */
  id: string;
  channel: 'email' | 'whatsapp' | 'sms';
  /** An e-mail address, or `628…`. */
  to: string;
  /** E-mails only. */
  subject: string | null;
  text: string;
  html: string | null;
}

/** Takes messages of one or more channels on their way. */
export interface MessageCarrier {
  /** `sandbox`: nobody gets it; it is kept for reading at /sandbox/outbox. */
  name: 'smtp' | 'fonnte' | 'sandbox';
  /**
   * Resolves once the next host has taken it. Throws `Undeliverable` when trying again is senseless, anything else
   * when it may work later. Answers or throws within ten seconds.
   */
  deliver(message: OutgoingMessage): Promise<void>;
}

export type MessageChannel = OutgoingMessage['channel'];

/** The receiving side has refused for good: no such mailbox, an address that is none. */
export class Undeliverable extends Error {}
