import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error';
import type { StorefrontSite } from '../../storefront/contract/storefront-site';
import { hasPrivacy } from '../domain/analytics';
import { paths } from '../text/paths';
import type { RouteDeps } from './deps';
import { Article, Articles } from './pages/articles';
import { Contact, Faq, Privacy, TextPage } from './pages/information';
import { config, page, schema } from './serve';
import { robots, sitemap } from './sitemap';
import { isVisitor } from './visitor';

const texts = [
  { path: paths.terms, title: 'Syarat dan ketentuan', html: (site: StorefrontSite) => site.terms_html },
  { path: paths.refund, title: 'Kebijakan refund', html: (site: StorefrontSite) => site.refund_html },
];

/** Pages to read, and the files for search engines and home screens. */
export function contentRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { pages, storefront } = deps;

  page(app, deps, paths.articles, (visit) =>
    pages.sendShared(visit, async () => <Articles articles={await storefront.articles(visit.shop.code)} />),
  );

  // Not shared: each reading counts as a view.
  page(app, deps, '/artikel/:slug', async (visit, { slug = '' }) => {
    const { shop, request } = visit;
    const reader = isVisitor(request) ? request.ip : null;
    return pages.send(visit, <Article article={await storefront.article(shop.code, slug, reader)} />);
  });

  page(app, deps, paths.contact, (visit) => pages.sendShared(visit, async () => <Contact />));
  page(app, deps, paths.faq, (visit) => pages.sendShared(visit, async () => <Faq />));
  for (const { path, title, html } of texts) {
    page(app, deps, path, (visit) => {
      const text = html(visit.around.site);
      if (text === null) throw new AppError('NOT_FOUND');
      return pages.sendShared(visit, async () => <TextPage path={path} title={title} html={text} />);
    });
  }
  page(app, deps, paths.privacy, (visit) => {
    if (!hasPrivacy(visit.around.site)) throw new AppError('NOT_FOUND');
    return pages.sendShared(visit, async () => <Privacy />);
  });

  page(app, deps, '/robots.txt', async ({ around, reply }) =>
    reply.type('text/plain; charset=utf-8').send(robots(around)),
  );
  page(app, deps, '/sitemap.xml', async (visit) => {
    const [{ categories }, articles] = await Promise.all([
      pages.catalogue(visit),
      storefront.articles(visit.shop.code),
    ]);
    return visit.reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(visit.around, { categories, articles }));
  });
  page(app, deps, '/manifest.webmanifest', async ({ around: { site }, reply }) =>
    reply.type('application/manifest+json').send(
      JSON.stringify({
        name: site.name,
        short_name: site.name.slice(0, 12),
        lang: 'id',
        start_url: '/',
        display: 'standalone',
        background_color: site.theme.background ?? '#ffffff',
        theme_color: site.theme.primary ?? '#0b6b66',
        icons: site.favicon
          ? [{ src: site.favicon.url, sizes: `${site.favicon.width}x${site.favicon.height}` }]
          : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
      }),
    ),
  );

  /** First letter of the shop in its colours, for shops without a favicon. */
  app.get('/favicon.svg', { config, schema }, async (request, reply) => {
    const visit = await pages.open(request, reply);
    if (!visit) return reply;
    const { name, theme } = visit.around.site;
    const letter = [...name.trim()][0]?.toUpperCase().replace(/[^\p{L}\p{N}]/u, '') ?? '';
    const color = /^#[0-9a-f]{6}$/i.test(theme.primary ?? '') ? theme.primary : '#0b6b66';
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${color}"/><text x="24" y="33" font-family="sans-serif" font-size="26" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`,
      );
  });
}
