import { useStored, writeStored } from './storage';

/**
 * The marker `sendEmailVerif` (specification 4): a verification link was sent. It holds the address of the account
 * and, behind a space, the other one that the link went to. A browser serves several people: what was sent for one
 * account says nothing about the next.
 */
export const markEmailSent = (account: string, to: string = account): void =>
  writeStored('sendEmailVerif', account === to ? to : `${account} ${to}`);

interface SentEmail {
  /** Address of the account. */
  account: string;
  to: string;
}

/** Null when this browser knows of no link, or not where it went. */
export function useSentEmail(): SentEmail | null {
  const [marker] = useStored('sendEmailVerif');
  const [account = '', to = account] = marker?.split(' ') ?? [];
  return account.includes('@') ? { account, to } : null;
}
