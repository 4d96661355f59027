import { urlError } from '../../../core/contract/web-address';

/** Networks whose accounts have a page under this URL. */
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

/** Error text in Indonesian; undefined if the account has a page. */
export function accountError(network: string, account: string): string | undefined {
  if (isAddress(account)) return urlError(account, 'Akun');
  if (!Object.hasOwn(homes, network)) return 'Tulis alamat lengkap yang diawali https:// untuk jaringan ini.';
  return NAME.test(account)
    ? undefined
    : 'Tulis nama akun seperti @tokosaya, atau alamat yang diawali https://.';
}

/** Domain 3.21: a URL is used as it is, a name becomes a page; null if invalid. */
export function accountUrl(network: string, account: string): string | null {
  if (accountError(network, account) !== undefined) return null;
  return isAddress(account) ? account : homes[network] + account.replace(/^@/, '');
}
