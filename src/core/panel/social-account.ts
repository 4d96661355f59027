/** Where the accounts of a network stand; the name of one follows. */
const homes: Record<string, string> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  x: 'https://x.com/',
  telegram: 'https://t.me/',
  discord: 'https://discord.gg/',
  line: 'https://line.me/R/ti/p/@',
};

/** Where an account leads (domain 3.21): an address leads to itself, a name to its page; null where nobody knows. */
export function accountUrl(network: string, account: string): string | null {
  if (account.startsWith('https://')) return account;
  const home = homes[network];
  return home === undefined ? null : home + account.replace(/^@/, '');
}
