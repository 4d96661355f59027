import type { StorefrontSite } from '../../storefront/contract/storefront-site';
import { hasPrivacy } from '../domain/analytics';
import { paths } from '../text/paths';

/** Pages of information that a shop has. */
export const informationLinks = (site: StorefrontSite) => [
  { href: paths.contact, label: 'Kontak' },
  ...(site.faq.length > 0 ? [{ href: paths.faq, label: 'Tanya jawab' }] : []),
  ...(site.terms_html ? [{ href: paths.terms, label: 'Syarat dan ketentuan' }] : []),
  ...(hasPrivacy(site) ? [{ href: paths.privacy, label: 'Kebijakan privasi' }] : []),
  ...(site.refund_html ? [{ href: paths.refund, label: 'Kebijakan refund' }] : []),
];
