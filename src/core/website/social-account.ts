import { urlError } from './web-address';

/** Where the accounts of a network stand; the name of one follows. Other networks have no such place. */
const homes: Record<string, string> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  x: 'https://x.com/',
  telegram: 'https://t.me/',
};

const isAddress = (account: string): boolean => /^[a-z]+:\/\//i.test(account);
const NAME = /^@?(?!www\.)[a-z0-9._-]{2,60}$/i;

/** Why an account of a website leads nowhere, in Indonesian; undefined when it leads somewhere. */
export function accountError(network: string, account: string): string | undefined {
  if (isAddress(account)) return urlError(account, 'Akun');
  if (!Object.hasOwn(homes, network)) return 'Tulis alamat lengkap yang diawali https:// untuk jaringan ini.';
  return NAME.test(account)
    ? undefined
    : 'Tulis nama akun seperti @tokosaya, atau alamat yang diawali https://.';
}

/** Where an account leads (domain 3.21): an address leads to itself, a name to its page; null where neither is known. */
export function accountUrl(network: string, account: string): string | null {
  if (accountError(network, account) !== undefined) return null;
  return isAddress(account) ? account : homes[network] + account.replace(/^@/, '');
}
