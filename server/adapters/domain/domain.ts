import type { DOMAIN, StateOf } from '../../../src/core/states';

/** What name servers and the web say of a website's own domain. */
export interface DomainFacts {
  dns: StateOf<typeof DOMAIN>;
  /** Visitors get a valid certificate for this name. */
  hasCertificate: boolean;
}

export interface DomainQuestion {
  /** Host name of the partner's own. */
  domain: string;
  /** Host name that its CNAME must say. */
  target: string;
  /** When the partner gave the domain, milliseconds since 1970. */
  since: number;
}

/** No name server gave an answer, neither yes nor no. */
export class DomainCheckError extends Error {}

/** Looks whether a domain points at the portal. Throws `DomainCheckError`. */
export type LookAtDomain = (question: DomainQuestion) => Promise<DomainFacts>;
