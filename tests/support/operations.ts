import type { InjectOptions } from 'fastify';
import type { TestServer } from './server';

/** Parts of a JSON schema that tests use. */
export interface Schema {
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
}

/** An operation from the server's API document, which contains all registered ones. */
export interface Operation {
  /** `GET /v1/crm/transaction/{id}` */
  name: string;
  method: NonNullable<InjectOptions['method']>;
  path: string;
  query: string[];
  /** Fields of a JSON body; null without one. */
  body: Record<string, Schema> | null;
  schema: string;
}

interface Described {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export function operationsOf({ app }: TestServer): Operation[] {
  const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const verb = method.toUpperCase() as Operation['method'];
      const sent = requestBody?.content['application/json']?.schema;
      return {
        name: `${verb} ${path}`,
        method: verb,
        path,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: sent ? (sent.properties ?? {}) : null,
        schema: JSON.stringify({ parameters, requestBody }),
      };
    }),
  );
}

/** Required queries of some reads; others need ids and are tested separately. */
const needed: Record<string, string> = {
  '/v1/crm/balance-statement': 'month=2026-10',
  '/v1/crm/check-referral': 'code=SARI001',
  '/v1/crm/find': 'q=TRX',
  '/v1/crm/ticket-system/open': 'code=TRX-261121-AB12CD',
  '/v1/crm/panel/subdomain': 'name=toko-baru',
  '/v1/vendor-panel/sale-price': 'ids=01a00000-0000-7000-8000-000000000000',
};
const namedByQuery = ['/v1/crm/topup/invoice/pdf', '/v1/crm/product/list', '/v1/crm/bulk/export'];

/** Reads without ids, with their required query. */
export const plainReads = (server: TestServer): (Operation & { needs: string })[] =>
  operationsOf(server)
    .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !namedByQuery.includes(path))
    // Only for programs, not sessions.
    .filter(({ path }) => !path.startsWith('/open-api/'))
    .map((operation) => ({ ...operation, needs: needed[operation.path] ?? '' }));

/** Compared parts of an answer; `text` without the request id. */
export interface DocumentedParameter {
  status: number;
  code: string | undefined;
  text: string;
  type: string;
}

/** Sends a request without URL normalization. */
export async function send(
  { app }: TestServer,
  token: string | null,
  { headers, ...request }: InjectOptions,
): Promise<DocumentedParameter> {
  const answer = await app.inject({
    ...request,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });
  const type = String(answer.headers['content-type'] ?? '');
  const body = type.includes('json') ? (answer.json() as { code?: string; request_id?: string }) : {};
  const text = body.request_id ? answer.body.replace(body.request_id, '') : answer.body;
  return { status: answer.statusCode, code: body.code, text, type };
}
