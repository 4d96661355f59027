import type { DOMAIN, StateOf } from '../../../core/states';

export interface DomainFacts {
  dns: StateOf<typeof DOMAIN>;
  hasCertificate: boolean;
}

export interface DomainQuestion {
  domain: string;
  /** Required CNAME target. */
  target: string;
  /** When the partner entered the domain, in milliseconds since 1970. */
  since: number;
}

/** No name server gave a definite answer. */
export class DomainCheckError extends Error {}

/** Checks whether a domain points at the portal. Throws `DomainCheckError`. */
export type CheckDomain = (question: DomainQuestion) => Promise<DomainFacts>;
