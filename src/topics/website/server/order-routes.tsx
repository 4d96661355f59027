import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error';
import { refuseErrors } from '../../../platform/http/refuse-errors';
import type { StorefrontOrder } from '../../storefront/contract/storefront';
import { paths } from '../text/paths';
import type { RouteDeps } from './deps';
import { createFormPages } from './form-routes';
import { refusedForm, type Sent } from './order-input';
import { lookUp } from './pages/forms';
import { isUnderWay, OrderPage, stampOf } from './pages/order';
import { FormPage } from './parts/form-page';
import { form, page } from './serve';
import { isClosed, type Visit } from './visit';

/** One order by its private address, and the way to find it again. */
export function orderRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { pages, storefront, orderKey } = deps;
  const open = { ...deps, pages: { ...pages, open: pages.openForOrder } };

  /** Throws NOT_FOUND without the right key, as for an order of another website. */
  const ordered = async ({ shop, request, reply }: Visit, invoice: string) => {
    const { k = '' } = request.query as Sent;
    const right = Buffer.from(orderKey(invoice));
    const given = Buffer.from(k);
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError('NOT_FOUND');
    // The page holds a code that is worth money.
    reply.header('cache-control', 'no-store');
    return { order: await storefront.orderOf(shop.code, invoice), key: k };
  };

  /** Address of the order form with the product of an order that has ended. */
  const againOf = async (visit: Visit, order: StorefrontOrder): Promise<string | null> => {
    const { product_id } = order;
    if (product_id === null || isUnderWay(order) || isClosed(visit)) return null;
    const { categories } = await pages.catalogue(visit);
    const brand = categories.find(({ products }) => products.some(({ id }) => id === product_id));
    return brand ? paths.brand(brand.slug, product_id) : null;
  };

  const orderPage = async (visit: Visit, invoice: string) => {
    const { order, key } = await ordered(visit, invoice);
    return { order, orderKey: key, again: await againOf(visit, order) };
  };

  page(app, open, '/pesanan/:invoice', async (visit, { invoice = '' }) => {
    if (!(visit.request.query as Sent).status)
      return pages.send(visit, <OrderPage {...(await orderPage(visit, invoice))} />);
    return visit.reply.send({ stamp: stampOf((await ordered(visit, invoice)).order) });
  });

  form(app, open, '/pesanan/:invoice/ulasan', async (visit, { params: { invoice = '' }, body }) => {
    const shown = await orderPage(visit, invoice);
    try {
      const rating = Number(body.rating);
      if (!/^[1-5]$/.test(body.rating ?? ''))
        throw new AppError('VALIDATION_FAILED', undefined, { rating: ['Pilih 1 sampai 5.'] });
      await storefront.reviewOf(visit.shop.code, invoice, {
        rating,
        review: body.review?.trim().slice(0, 500) || null,
      });
      return visit.reply.redirect(paths.order(invoice, shown.orderKey), 303);
    } catch (failure) {
      return pages.send(visit, <OrderPage {...shown} {...refusedForm(body, failure)} />, 422);
    }
  });

  createFormPages(app, open)(
    lookUp,
    async ({ shop, request }, sent) => {
      const [invoice, contact] = [sent.invoice?.trim().toUpperCase() ?? '', sent.contact?.trim() ?? ''];
      refuseErrors({
        invoice: invoice ? null : 'Isi nomor faktur.',
        contact: contact ? null : 'Isi nomor HP atau email.',
      });
      const order = await storefront.order(shop.code, invoice, contact, request.ip);
      return paths.order(order.invoice, orderKey(order.invoice));
    },
    (visit) => pages.sendShared(visit, async () => <FormPage form={lookUp} />),
  );
}
