import { escapeHtml } from '../../../core/format/escape-html';
import type { StorefrontCatalogue } from '../../storefront/contract/storefront-catalogue';
import { paths } from '../text/paths';
import { informationLinks } from './information-links';
import type { Surroundings } from './parts/surroundings';

/** Search engines may read everything that is for all visitors; nothing if the shop does not want to be found. */
export const robots = ({ site, origin }: Surroundings): string =>
  site.meta.is_indexed
    ? `User-agent: *\nDisallow: /akun\nDisallow: /pesanan/\n\nSitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';

export function sitemap(
  { site, origin }: Surroundings,
  { categories, articles }: Pick<StorefrontCatalogue, 'categories' | 'articles'>,
): string {
  const listed = [
    '/',
    ...categories.map(({ slug }) => paths.brand(slug)),
    ...(articles.length > 0 ? [paths.articles] : []),
    ...articles.map(({ slug }) => paths.article(slug)),
    ...informationLinks(site).map(({ href }) => href),
  ];
  const urls = listed.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
