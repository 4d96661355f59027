import type { FastifyInstance } from 'fastify';
import { v4 } from 'uuid';
import { AppError } from '../../../platform/http/app-error';
import { refusalOf } from '../../../platform/http/failure-of';
import type { StorefrontOrderInput } from '../../storefront/contract/storefront';
import type { StorefrontCatalogue } from '../../storefront/contract/storefront-catalogue';
import { noteStorefrontBanners } from '../../storefront/contract/storefront-site';
import { paths } from '../text/paths';
import type { RouteDeps } from './deps';
import { keyOf, orderInputOf, refusedForm, type Sent } from './order-input';
import { BrandPage, questionsOf } from './pages/brand';
import { Home } from './pages/home';
import { Review } from './pages/review';
import { UNTOUCHED } from './parts/fields';
import { foundBrands } from './search';
import { type Form, form, page } from './serve';
import type { Visit } from './visit';
import { isProgram } from './visitor';

const MOST_SEARCH = 60;

/** Home, brands and the way to an order. */
export function shopRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { pages, storefront, visits, orderKey } = deps;

  const shelf = async (visit: Visit, slug: string) => {
    const catalogue = await pages.catalogue(visit);
    const brand = catalogue.categories.find((one) => one.slug === slug);
    if (!brand) throw new AppError('NOT_FOUND');
    return { catalogue, brand };
  };

  const identify =
    ({ around }: Visit) =>
    async (): Promise<string> => {
      if (!around.member) throw new AppError('UNAUTHENTICATED');
      return around.member.actor.memberId;
    };

  /** The order form again, with what was typed. */
  const formAgain = async (visit: Visit, slug: string, sent: Sent, failure?: unknown) => {
    const { typed, message } = failure
      ? refusedForm(sent, failure)
      : { typed: { ...UNTOUCHED, values: sent }, message: null };
    const shown = await shelf(visit, slug);
    return pages.send(visit, <BrandPage {...shown} typed={typed} message={message} />, failure ? 422 : 200);
  };

  const priced = (visit: Visit, input: StorefrontOrderInput) =>
    Promise.all([
      storefront.quote(visit.shop.code, input, identify(visit), visit.request.ip),
      storefront.nickname(visit.shop.code, input),
    ]);

  const review = async (visit: Visit, { body }: Form, slug: string, message: string | null = null) => {
    const { around } = visit;
    const { catalogue, brand } = await shelf(visit, slug);
    const { expected_total: _, ...values } = body;
    const input = orderInputOf(values, around.member !== null);
    const [quote, nickname] = await priced(visit, input);
    const answers = questionsOf(brand).flatMap(({ key, alias, options }) => {
      const value = input.form_values[key];
      return value ? [[alias, options.find((one) => one.value === value)?.label ?? value] as const] : [];
    });
    const method = catalogue.payment_methods.find(({ id }) => id === input.payment_method)?.name ?? '';
    const { buyer } = input;
    return pages.send(
      visit,
      <Review
        {...{ brand, quote, nickname, answers, method, message }}
        buyer={buyer.kind === 'guest' ? `${buyer.name}, ${buyer.phone}` : (around.member?.name ?? '')}
        values={values}
        orderKey={body.key ?? v4()}
      />,
    );
  };

  page(app, deps, '/', async (visit) => {
    const search = (visit.request.query as Sent).cari?.trim().slice(0, MOST_SEARCH) ?? '';
    const pageOf = (catalogue: StorefrontCatalogue) => <Home catalogue={catalogue} search={search} />;
    if (search === '') return pages.sendShared(visit, async () => pageOf(await pages.catalogue(visit)));
    // Searches are too many to be remembered.
    const catalogue = await pages.catalogue(visit);
    visits.search(visit, search, foundBrands(catalogue.categories, search).length > 0);
    return pages.send(visit, pageOf(catalogue));
  });

  page(app, deps, '/:slug', async (visit, { slug = '' }) => {
    const { produk } = visit.request.query as Sent;
    const values: Sent = produk ? { product_id: produk } : {};
    const make = async () => <BrandPage {...(await shelf(visit, slug))} typed={{ ...UNTOUCHED, values }} />;
    return produk ? pages.send(visit, await make()) : pages.sendShared(visit, make);
  });

  form(app, deps, '/:slug', async (visit, sent) => {
    const { slug = '' } = sent.params;
    try {
      return await review(visit, sent, slug);
    } catch (failure) {
      return formAgain(visit, slug, sent.body, failure);
    }
  });

  form(app, deps, '/:slug/ubah', (visit, { params: { slug = '' }, body }) => formAgain(visit, slug, body));

  form(app, deps, '/:slug/hitung', async (visit, { body }) => {
    const [quote, nickname] = await priced(visit, orderInputOf(body, visit.around.member !== null));
    return visit.reply.send({ total: quote.total, discount: quote.discount, nickname });
  });

  form(app, deps, paths.review, async (visit, sent) => {
    const { shop, around, request, reply } = visit;
    const { body } = sent;
    const { brand: slug = '' } = body;
    const key = keyOf(body);
    try {
      const input = orderInputOf(body, around.member !== null);
      // No price is paid that was not seen.
      if (input.expected_total === undefined) return await review(visit, sent, slug);
      const { order } = await storefront.place(shop.code, input, key, identify(visit), request.ip);
      return reply.redirect(paths.order(order.invoice, orderKey(order.invoice)), 303);
    } catch (failure) {
      if (failure instanceof AppError && failure.code === 'PRICE_NOT_MATCH')
        return review(visit, { ...sent, body: { ...body, key: v4() } }, slug, failure.message);
      return formAgain(visit, slug, body, failure);
    }
  });

  form(app, deps, '/banner', async ({ shop, request, reply }, { body }) => {
    const noted = noteStorefrontBanners.body.safeParse({ event: body.event, ids: body.ids?.split(',') });
    if (!noted.success) throw refusalOf(noted.error.issues);
    if (!isProgram(request)) await storefront.noteBanners(shop.code, noted.data, request.ip);
    return reply.send({});
  });
}
