import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Device } from '../../../platform/http/actor';
import { serve } from '../../../platform/http/serve';
import { deviceOf } from '../../../platform/http/session-plugin';
import {
  getStorefront,
  getStorefrontOrder,
  placeStorefrontOrder,
  quoteStorefrontOrder,
  reviewStorefrontOrder,
} from '../contract/storefront';
import { getStorefrontArticle, getStorefrontSite, noteStorefrontBanners } from '../contract/storefront-site';
import type { StorefrontService } from './service';
import type { Identify } from './shopper';

export interface StorefrontRouteDeps {
  storefront: StorefrontService;
  members: {
    authenticate(partnerId: string, authorization: string, device: Device): Promise<{ memberId: string }>;
  };
}

export function storefrontRoutes(app: FastifyInstance, { storefront, members }: StorefrontRouteDeps): void {
  serve(app, getStorefrontSite, ({ params }) => storefront.site(params.shop));
  serve(app, getStorefrontArticle, ({ params, request }) =>
    storefront.article(params.shop, params.slug, request.ip),
  );
  serve(app, noteStorefrontBanners, async ({ params, body, request }) => {
    await storefront.noteBanners(params.shop, body, request.ip);
    return {};
  });
  const byToken =
    ({ authorization }: { authorization: string }, request: FastifyRequest): Identify =>
    async (partnerId) =>
      (await members.authenticate(partnerId, authorization, deviceOf(request))).memberId;

  serve(app, getStorefront, ({ params, headers, request }) =>
    storefront.catalogue(params.shop, headers.authorization ? byToken(headers, request) : undefined),
  );
  serve(app, quoteStorefrontOrder, ({ params, headers, body, request }) =>
    storefront.quote(params.shop, body, byToken(headers, request), request.ip),
  );

  serve(app, placeStorefrontOrder, async ({ params, body, headers, request, reply }) => {
    const key = headers['idempotency-key'];
    const placed = await storefront.place(params.shop, body, key, byToken(headers, request), request.ip);
    if (placed.replayed) reply.header('idempotency-replayed', 'true');
    return placed.view;
  });

  serve(app, getStorefrontOrder, ({ params, query, request }) =>
    storefront.order(params.shop, params.invoice, query.contact, request.ip),
  );

  serve(app, reviewStorefrontOrder, (call) =>
    storefront.review(call.params.shop, call.params.invoice, call.body, {
      identify: byToken(call.headers, call.request),
      ip: call.request.ip,
    }),
  );
}
