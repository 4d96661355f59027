const reserved: ReadonlySet<string> = new Set(
  `www www1 www2 web api apis app apps admin administrator root system sistem panel portal mitra partner dashboard
  login masuk daftar register signin signup auth sso akun account accounts oauth id my
  mail email smtp imap pop pop3 mx webmail autodiscover autoconfig postmaster hostmaster abuse noreply
  ns ns1 ns2 ns3 dns ftp sftp ssh vpn proxy gateway cdn static assets img images files media upload uploads
  pay payment payments pembayaran bayar billing invoice checkout topup deposit saldo wallet bank
  help bantuan support cs care status blog docs doc dokumentasi wiki forum news berita info about tentang
  resmi official legal terms privacy security keamanan promo event store shop
  dev development staging stage test testing tes demo sandbox beta alpha preview local localhost internal
  cpanel whm plesk db database sql redis git gitlab jenkins grafana prometheus monitor metrics log logs
  webhook webhooks callback ws wss socket live h2h lumbung`.split(/\s+/),
);

export const SUBDOMAIN_MIN = 3;
export const SUBDOMAIN_MAX = 30;

/** Partner codes (`MTR-7F2K9Q`): a website must not look like an account of the portal. */
const partnerCode = /^mtr(?:-[a-z0-9]{6}|-?\d+)$/;

/** Error of a lower-case subdomain; null if valid (domain 3.15). */
export function subdomainError(name: string): string | null {
  if (name.length < SUBDOMAIN_MIN) return `Subdomain minimal ${SUBDOMAIN_MIN} karakter.`;
  if (name.length > SUBDOMAIN_MAX) return `Subdomain maksimal ${SUBDOMAIN_MAX} karakter.`;
  if (!/^[a-z0-9-]+$/.test(name)) return 'Subdomain hanya boleh huruf kecil, angka, dan tanda hubung.';
  if (name.startsWith('-') || name.endsWith('-'))
    return 'Subdomain tidak boleh diawali atau diakhiri tanda hubung.';
  // `xn--` stands for Unicode letters that may imitate others.
  if (name.slice(2, 4) === '--') return 'Subdomain tidak boleh memuat dua tanda hubung di awal.';
  if (reserved.has(name) || partnerCode.test(name)) return 'Subdomain ini dicadangkan. Pilih nama lain.';
  return null;
}

export const subdomainTaken = 'Subdomain sudah dipakai. Pilih nama lain.';

/** Host name of pasted text: `https://Toko.com/` → `toko.com`. */
export const hostOf = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '');

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Error of an own domain from `hostOf`; null for a host name with a top-level domain. */
export function domainError(host: string): string | null {
  const labels = host.split('.');
  const isName = host.length <= 253 && labels.length >= 2 && labels.every((part) => label.test(part));
  // Top-level domains are letters or Punycode; digits alone are an IP address.
  if (!isName || !/^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? ''))
    return 'Domain tidak valid. Contoh: www.tokosaya.com';
  return null;
}

/** Subdomains of the portal's domain are assigned by another form. */
export const isUnder = (host: string, base: string): boolean => host === base || host.endsWith(`.${base}`);

/** `toko.lumbung.id` → `https://toko.lumbung.id`, or with the portal's own scheme and port on one machine. */
export const urlOfHost = (host: string, publicUrl: string): string => {
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
};
