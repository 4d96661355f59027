import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PANEL } from '../../../core/states';
import type { Database } from '../../../platform/db/client';
import { newNonce } from '../../../platform/http/content-policy';
import type { MemberService } from '../../members/server/service';
import type { StorefrontCatalogue } from '../../storefront/contract/storefront-catalogue';
import type { StorefrontSite } from '../../storefront/contract/storefront-site';
import type { StorefrontService } from '../../storefront/server/service';
import { type AnalyticsIds, servicesOf } from '../domain/analytics';
import type { WebsiteAssets } from './assets';
import { hostNameOf, type WebsiteHosts } from './hosts';
import type { LabelOf } from './labels';
import { authorizationOf, memberOf } from './member';
import type { Memo } from './memo';
import { Notice, type NoticeProps } from './pages/notice';
import { ANALYTICS, Analytics, NONCE, NOW } from './parts/document';
import { type Surroundings, SurroundingsProvider } from './parts/surroundings';
import { previewPolicy, websitePolicy } from './policy';
import { readSiteByHost, type SiteRow } from './site-store';
import { refusesTracking } from './visitor';

/** Milliseconds for which a host's owner is remembered: an approval or the end of a plan is seen within a second. */
export const HOST_LIFE = 1_000;

export interface VisitDeps {
  database: Database;
  storefront: StorefrontService;
  members: Pick<MemberService, 'authenticate' | 'profile'>;
  hosts: WebsiteHosts;
  assets: WebsiteAssets;
  labelOf: LabelOf;
  /** URL of the portal, which shows previews in a frame. */
  portalUrl: string;
  memo: Memo;
  owners: Memo;
}

/** One request to a website that is open. */
export interface Visit {
  shop: SiteRow;
  around: Surroundings;
  request: FastifyRequest;
  reply: FastifyReply;
  /** `drops` of the memo before anything was read. */
  drops: number;
}

interface SendOptions {
  status: number;
  isPersonal?: boolean;
  /** Services that run if the page admits them; null for none. */
  analytics?: AnalyticsIds | null;
}

export type Pages = ReturnType<typeof createPages>;

export function createPages({
  database,
  storefront,
  members,
  hosts,
  assets,
  labelOf,
  portalUrl,
  memo,
  owners,
}: VisitDeps) {
  const ownerOf = async (host: string | null): Promise<SiteRow | null> => {
    if (host === null) return null;
    return owners.read(host, null, async () => {
      const below = host.endsWith(`.${hosts.base}`) ? host.slice(0, -hosts.base.length - 1) : null;
      return (await readSiteByHost(database, { subdomain: below, domain: host })) ?? null;
    });
  };

  const sendHtml = (reply: FastifyReply, html: string, policy: (nonce: string) => string) => {
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .send(html.replaceAll(NONCE, nonce).replace(NOW, String(Date.now())));
  };

  const send = (
    reply: FastifyReply,
    html: string,
    { status, isPersonal = false, analytics = null }: SendOptions,
  ) => {
    reply
      .code(status)
      .header('cross-origin-opener-policy', 'same-origin')
      // Other services receive no path of a page, which may be a private address.
      .header('referrer-policy', 'strict-origin')
      .header(
        'cache-control',
        isPersonal ? 'no-store' : (reply.getHeader('cache-control') ?? 'private, no-cache'),
      )
      .header('vary', 'cookie, dnt, sec-gpc');
    const ids = html.includes(ANALYTICS) ? analytics : null;
    const script = ids ? renderToStaticMarkup(<Analytics ids={ids} assets={assets} />) : '';
    return sendHtml(
      reply,
      html.replace(ANALYTICS, () => script),
      (nonce) => websitePolicy(nonce, ids),
    );
  };

  /** True for the portal, and for a website with a page of its own: an expired or waiting one says so. */
  const isKnown = async (header: string): Promise<boolean> => {
    const host = hostNameOf(header);
    if (host === null || hosts.isPortal(host)) return host !== null;
    const shop = hosts.isWebsite(host) ? await ownerOf(host) : null;
    return shop !== null && closedNotice(shop)?.status !== 404;
  };

  const sendPage = ({ around, request, reply }: Visit, html: string, status = 200) =>
    send(reply, html, {
      ...{ status, isPersonal: around.member !== null },
      analytics: analyticsFor(around, request),
    });

  /** The website of a host, or null after an answer that says why there is none. */
  const shopOf = async (
    request: FastifyRequest,
    reply: FastifyReply,
    isOfOrder = false,
  ): Promise<SiteRow | null> => {
    const shop = await ownerOf(hostNameOf(request.headers.host));
    const closed = closedNotice(shop);
    if (shop && (!closed || (isOfOrder && shop.status === PANEL.active))) return shop;
    await sendNotice(reply, closed ?? UNKNOWN);
    return null;
  };

  const siteOf = ({ code, partner_id }: SiteRow): Promise<StorefrontSite> =>
    memo.read(`site ${code}`, partner_id, () => storefront.siteOf(code));

  /** `isOfOrder`: as in `openForOrder`. */
  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    isOfOrder = false,
  ): Promise<Visit | null> => {
    const drops = memo.drops();
    const shop = await shopOf(request, reply, isOfOrder);
    if (!shop) return null;
    const site = await siteOf(shop);
    if (site.maintenance.active && !isOfOrder) {
      await sendNotice(reply, maintenanceNotice(site));
      return null;
    }
    const around = surroundings(request, site, await memberOf(members, shop.partner_id, request));
    return { shop, around, request, reply, drops };
  };

  const surroundings = (
    request: FastifyRequest,
    site: StorefrontSite,
    member: Surroundings['member'],
  ): Surroundings => ({
    origin: site.url ?? `${request.protocol}://${request.headers.host}`,
    url: request.method === 'POST' ? '/' : request.originalUrl,
    ...{ site, assets, labelOf, portalUrl, member, now: Date.now() },
  });

  const sendNotice = (reply: FastifyReply, notice: NoticeProps) =>
    send(reply, markup(<Notice {...notice} />), { status: notice.status });

  return {
    shopOf,
    isKnown,

    /** The website of a request, or null after an answer that says why there is none. */
    open: (request: FastifyRequest, reply: FastifyReply) => open(request, reply),

    /** Like `open`, also while the website has expired or is under repair: buyers see their orders. */
    openForOrder: (request: FastifyRequest, reply: FastifyReply) => open(request, reply, true),

    /** Catalogue at the prices of the visitor; guests share one. */
    catalogue: ({ shop: { code, partner_id }, around: { member } }: Visit): Promise<StorefrontCatalogue> =>
      member
        ? storefront.catalogue(code, async () => member.actor.memberId)
        : memo.read(`catalogue ${code}`, partner_id, () => storefront.catalogue(code)),

    send: (visit: Visit, page: ReactElement, status = 200) =>
      sendPage(visit, markup(page, visit.around), status),

    /** Sends all guests of a host the same page, made once until something changes. Members get their own. */
    async sendShared(visit: Visit, make: () => Promise<ReactElement>) {
      const { shop, around, request, drops } = visit;
      const isShared =
        authorizationOf(request) === '' &&
        drops === memo.drops() &&
        // Queries and other spellings stand in the links of their page, and there are too many to remember.
        /^[\w/-]+$/.test(around.url);
      const key = `page ${around.origin}${around.url}`;
      const html = isShared
        ? await memo.read(key, shop.partner_id, async () => markup(await make(), around))
        : markup(await make(), around);
      return sendPage(visit, html);
    },

    /** A page that only the portal shows, in a frame: nothing in it runs, leads away or is remembered. */
    async sendPreview(
      request: FastifyRequest,
      reply: FastifyReply,
      { site, page }: { site: StorefrontSite; page: ReactElement },
    ) {
      const around = surroundings(request, site, null);
      const shown = site.maintenance.active ? <Notice {...maintenanceNotice(site)} /> : page;
      const html = markup(shown, { ...around, assets: { ...assets, script: () => null } });
      reply.removeHeader('x-frame-options');
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return sendHtml(reply, html.replace(ANALYTICS, '').replace('<body>', '<body inert="">'), (nonce) =>
        previewPolicy(nonce, new URL(portalUrl).origin),
      );
    },

    sendNotice,

    /** An error in the shop's colours where it is known. */
    async sendError(request: FastifyRequest, reply: FastifyReply, notice: Omit<NoticeProps, 'site'>) {
      const shop = await ownerOf(hostNameOf(request.headers.host)).catch(() => null);
      const site = shop && !closedNotice(shop) ? await siteOf(shop).catch(() => null) : null;
      return sendNotice(reply, { ...notice, site });
    },
  };
}

/** True while a website answers about orders alone. */
export const isClosed = ({ shop, around }: Visit): boolean => shop.expired || around.site.maintenance.active;

const maintenanceNotice = (site: StorefrontSite): NoticeProps => ({
  status: 503,
  title: 'Sedang dalam perbaikan',
  text: site.maintenance.message ?? 'Toko sedang dalam perbaikan. Silakan kembali lagi nanti.',
  site,
});

/** IDs of the analytics that may see this page; null for none. Forms come back with what was typed into them. */
function analyticsFor({ site, member }: Surroundings, request: FastifyRequest): AnalyticsIds | null {
  const isAllowed = request.method === 'GET' && member === null && !refusesTracking(request);
  return isAllowed && servicesOf(site.analytics).length > 0 ? site.analytics : null;
}

const markup = (page: ReactElement, around: Surroundings | null = null): string =>
  `<!doctype html>${renderToStaticMarkup(<SurroundingsProvider value={around}>{page}</SurroundingsProvider>)}`;

const UNKNOWN: NoticeProps = { status: 404, title: 'Website tidak ditemukan' };

function closedNotice(shop: SiteRow | null): NoticeProps | null {
  if (!shop) return null;
  if (shop.status === PANEL.submitted) {
    const text = `${shop.name} sudah didaftarkan dan sedang ditinjau. Silakan kembali lagi nanti.`;
    return { status: 503, title: 'Website sedang ditinjau', text };
  }
  if (shop.status === PANEL.rejected)
    return {
      status: 404,
      title: 'Website belum disetujui',
      text: 'Pendaftaran website ini belum disetujui.',
    };
  if (shop.status !== PANEL.active) return UNKNOWN;
  const text = 'Masa aktif website ini sudah berakhir. Silakan hubungi tokonya.';
  return shop.expired ? { status: 410, title: 'URL Domain Expired.', text } : null;
}
