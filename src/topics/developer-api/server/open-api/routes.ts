import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/http/app-error';
import { serve as serveSession } from '../../../../platform/http/serve';
import { fillSandbox, getSandbox, getSandboxOrder, listSandboxItems } from '../../contract/integration';
import { apiBalance } from '../../contract/open-api/balance';
import { apiInquire, apiPayBill } from '../../contract/open-api/bills';
import { apiBrands, apiCategories, apiCheckId, apiItems } from '../../contract/open-api/catalogue';
import { apiDeliveries } from '../../contract/open-api/deliveries';
import { apiCreateOrder, apiOrderStatus, apiOrders } from '../../contract/open-api/orders';
import type { WebhookService } from '../webhook/service';
import { isStart } from './cursor';
import type { OrderName } from './program-orders';
import { servePrograms } from './serve-program';
import type { OpenApiService } from './service';

/** Minimum seconds between status calls of one order, and between full item lists. */
const STATUS_PAUSE = 5;
const LIST_PAUSE = 60;

export async function openApiRoutes(
  app: FastifyInstance,
  api: OpenApiService,
  webhooks: Pick<WebhookService, 'history' | 'sandboxEvents'>,
): Promise<void> {
  serveSession(app, getSandbox, ({ actor }) => api.sandbox.state(actor));
  serveSession(app, fillSandbox, ({ actor }) => api.sandbox.fill(actor));
  serveSession(app, listSandboxItems, ({ actor }) => api.sandbox.items(actor));
  serveSession(app, getSandboxOrder, async ({ actor, params }) => {
    const order = await api.sandbox.order(actor, params.code);
    return { ...order, deliveries: await webhooks.sandboxEvents(actor, order) };
  });
  const { catalogue, worldOf } = api;
  await servePrograms(app, api, (serve) => {
    serve(apiBalance, async ({ program }) => ({
      balance: await worldOf(program).balance(program),
      currency: 'IDR' as const,
    }));

    serve(apiCategories, () => catalogue.categories());
    serve(apiBrands, ({ query }) => catalogue.brands(query.category));
    serve(apiItems, ({ program, query }) => catalogue.items(program, query), {
      // A continuation with a cursor is not limited.
      pause: ({ since, brand = '' }, { discount }) =>
        isStart(since, discount) ? { subject: `items ${brand}`, seconds: LIST_PAUSE } : null,
    });
    serve(apiCheckId, async ({ program, body }) => {
      await api.countCheck(program, 'nickname');
      return { nickname: await worldOf(program).nickname(body.brand, body.customer) };
    });

    serve(apiCreateOrder, ({ program, body }) => worldOf(program).buy(program, body));
    serve(
      apiOrderStatus,
      async ({ program, query }) => {
        const order = await worldOf(program).order(program, nameOf(query));
        if (!order) throw new AppError('ORDER_NOT_FOUND');
        return order;
      },
      {
        pause: ({ code, ref_id }) => ({
          subject: `status ${code ?? ''} ${ref_id ?? ''}`,
          seconds: STATUS_PAUSE,
        }),
      },
    );
    serve(apiOrders, async ({ program, query: { page, limit, status = null } }) => {
      const wanted = { status, skip: (page - 1) * limit, most: limit + 1 };
      const rows = await worldOf(program).page(program, wanted);
      return { data: rows.slice(0, limit), meta: { page, limit, more: rows.length > limit } };
    });

    serve(apiInquire, async ({ program, body }) => {
      await api.countCheck(program, 'bill');
      return worldOf(program).inquire(program, body);
    });
    serve(apiPayBill, ({ program, body }) => worldOf(program).pay(program, body));

    serve(apiDeliveries, ({ program, query }) => webhooks.history(program, query));
  });
}

const nameOf = ({ code, ref_id }: { code?: string | undefined; ref_id?: string | undefined }): OrderName =>
  code !== undefined ? { code } : { ref_id: ref_id ?? '' };
