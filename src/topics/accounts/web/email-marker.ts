import { useStored, writeStored } from '../../../platform/web/storage';

/**
 * Marker `sendEmailVerif` (specification 4): the account's address and, after a space, the other address that the link
 * went to. The account is stored because several people may share a browser.
 */
export const markEmailSent = (account: string, to: string = account): void =>
  writeStored('sendEmailVerif', account === to ? to : `${account} ${to}`);

interface SentEmail {
  account: string;
  to: string;
}

/** Null if this browser sent no link for the account. */
export function useSentEmail(): SentEmail | null {
  const [marker] = useStored('sendEmailVerif');
  const [account = '', to = account] = marker?.split(' ') ?? [];
  return account.includes('@') ? { account, to } : null;
}
