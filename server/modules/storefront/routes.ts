import type { FastifyInstance } from 'fastify';
import {
  actOnPanelPayment,
  getStorefront,
  getStorefrontOrder,
  placeStorefrontOrder,
  quoteStorefrontOrder,
} from '../../../src/core/contract/storefront';
import { AppError } from '../../http/app-error';
import { serve } from '../../http/serve';
import type { PanelOrderService } from '../panel-order/service';
import { orderView } from './order-view';
import type { StorefrontService } from './service';

export interface StorefrontRouteParts {
  storefront: StorefrontService;
  orders: PanelOrderService;
  /** Whether this is a demonstration, where anyone may play the gateway. */
  demo: () => Promise<boolean>;
}

export function storefrontRoutes(
  app: FastifyInstance,
  { storefront, orders, demo }: StorefrontRouteParts,
): void {
  serve(app, getStorefront, ({ params }) => storefront.catalogue(params.shop));
  serve(app, quoteStorefrontOrder, ({ params, body }) => storefront.quote(params.shop, body));

  serve(app, placeStorefrontOrder, async ({ params, body, headers, reply, request }) => {
    const placed = await storefront.place(params.shop, body, headers['idempotency-key'], request.ip);
    if (placed.replayed) reply.header('idempotency-replayed', 'true');
    return placed.view;
  });

  serve(app, getStorefrontOrder, ({ params, query, request }) =>
    storefront.order(params.shop, params.invoice, query.contact, request.ip),
  );

  serve(app, actOnPanelPayment, async ({ params, body }) => {
    const order = (await demo()) ? await orders.byInvoice(params.invoice) : undefined;
    if (!order) throw new AppError('NOT_FOUND');
    switch (body.action) {
      case 'pay':
        return orderView(await orders.pay(order.id, null));
      case 'expire':
        return orderView(await orders.expire(order.id));
      case 'fail':
        return orderView(await orders.refuse(order.id));
    }
  });
}
