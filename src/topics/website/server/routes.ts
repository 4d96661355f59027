import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error';
import { failureOf } from '../../../platform/http/failure-of';
import { accountRoutes } from './account-routes';
import { contentRoutes } from './content-routes';
import type { RouteDeps } from './deps';
import { fileRoutes } from './file-routes';
import { hostNameOf, WEBSITE } from './hosts';
import { orderRoutes } from './order-routes';
import { previewRoutes } from './preview-routes';
import { shopRoutes } from './shop-routes';
import { signInRoutes } from './sign-in-routes';

/** Largest form: answers and contacts, no files. */
const MOST_FORM = 16 * 1024;

/** Everything that hosts of websites answer. The server's `rewriteUrl` leads here by the host. */
export async function websiteRoutes(server: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { pages, hosts } = deps;
  await server.register(
    async (app) => {
      // The prefix is no address: only a website's host leads here.
      app.addHook('onRequest', async ({ headers }) => {
        if (!hosts.isWebsite(headers.host)) throw new AppError('NOT_FOUND');
      });
      // Forms of browsers alone.
      app.removeAllContentTypeParsers();
      app.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: MOST_FORM },
        (_request, body, done) => done(null, readForm(String(body))),
      );
      app.setErrorHandler(async (error, request, reply) => {
        const failure = failureOf(error);
        if (failure.status >= 500)
          request.log.error({ err: error, host: hostNameOf(request.headers.host) }, 'page failed');
        if (request.headers.accept?.includes('json')) {
          const { code, message, fields } = failure;
          return reply.code(failure.status).send({ code, message, errors: fields ?? {} });
        }
        const words =
          failure.status === 404
            ? { title: 'Halaman tidak ditemukan', text: 'Alamat ini tidak ada atau sudah dipindahkan.' }
            : { title: 'Terjadi kesalahan', text: failure.message };
        return pages.sendError(request, reply, { status: failure.status, ...words });
      });
      app.setNotFoundHandler(async () => {
        throw new AppError('NOT_FOUND');
      });
      fileRoutes(app, deps);
      contentRoutes(app, deps);
      orderRoutes(app, deps);
      signInRoutes(app, deps);
      accountRoutes(app, deps);
      previewRoutes(app, deps);
      shopRoutes(app, deps);
    },
    { prefix: WEBSITE },
  );
}

/** The last value of each name; a form of ours names each input once. */
const readForm = (text: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parse(text, '&', '=', { maxKeys: 100 })).map(([name, value]) => [
      name,
      (Array.isArray(value) ? value.at(-1) : value) ?? '',
    ]),
  );
