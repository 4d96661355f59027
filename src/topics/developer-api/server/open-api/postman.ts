import { type ApiCall, type ApiDocument, type ApiParameter, callsOf } from '../../domain/api-document';

/**
 * Pre-request script of Postman that signs a call (`src/topics/developer-api/domain/signed-text.ts`). Postman provides
 * `pm` and `crypto-js`; variables are resolved first, because the signature covers the sent text.
 */
const SIGNING = `
const CryptoJS = require('crypto-js');
const path = pm.variables.replaceIn(pm.request.url.getPathWithQuery());
const raw = pm.request.body && pm.request.body.raw;
const body = raw ? pm.variables.replaceIn(raw) : '';
if (body) pm.request.body.update({ mode: 'raw', raw: body, options: { raw: { language: 'json' } } });
const timestamp = String(Math.floor(Date.now() / 1000));
const nonce = CryptoJS.lib.WordArray.random(16).toString();
const text = [pm.request.method, path, timestamp, nonce, CryptoJS.SHA256(body).toString()].join('\\n');
pm.request.headers.upsert({ key: 'X-Timestamp', value: timestamp });
pm.request.headers.upsert({ key: 'X-Nonce', value: nonce });
pm.request.headers.upsert({
  key: 'X-Signature',
  value: CryptoJS.HmacSHA512(text, pm.variables.get('secret')).toString(),
});
`;

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const shared: Readonly<Record<string, string>> = { ref_id: 'contoh-postman-1' };
/** Separate from `ref_id`, because one reference buys once. */
const ofBills: Readonly<Record<string, string>> = { bill_ref_id: 'contoh-tagihan-1' };
const BILL_PAYMENT = 'post-bill-payment';

interface Query {
  key: string;
  value: string;
  description?: string;
  disabled?: true;
}

interface Script {
  listen: 'prerequest';
  script: { type: 'text/javascript'; exec: string[] };
}

export interface PostmanRequest {
  name: string;
  request: {
    method: string;
    description: string;
    header: { key: string; value: string }[];
    url: { raw: string; host: string[]; path: string[]; query: Query[] };
    body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } };
  };
}

export interface PostmanCollection {
  info: { name: string; description: string; schema: string };
  auth: object;
  event: Script[];
  variable: { key: string; value: string; type: 'string' | 'secret' }[];
  item: { name: string; item: PostmanRequest[] }[];
}

export function postmanCollection(document: ApiDocument): PostmanCollection {
  const { info, servers, tags } = document;
  const calls = callsOf(document);
  return {
    info: {
      name: info.title,
      description:
        'Isi variabel `access_key` dan `secret` dengan token Anda (mulai dengan token sandbox), lalu kirim. Setiap permintaan ditandatangani otomatis. Ganti `ref_id` untuk pesanan baru, dan `bill_ref_id` untuk tagihan baru.',
      schema: SCHEMA,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{access_key}}', type: 'string' }] },
    event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: SIGNING.trim().split('\n') } }],
    variable: [
      { key: 'base_url', value: servers[0]?.url ?? '', type: 'string' },
      { key: 'access_key', value: '', type: 'string' },
      { key: 'secret', value: '', type: 'secret' },
      ...Object.entries({ ...shared, ...ofBills }).map(([key, value]) => ({
        key,
        value,
        type: 'string' as const,
      })),
    ],
    item: tags.map(({ name }) => ({
      name,
      item: calls.filter((call) => call.tags.includes(name)).map(requestOf),
    })),
  };
}

const variableOf = (name: string): string => `{{${name}}}`;

function requestOf({
  operationId,
  method,
  path,
  summary,
  description,
  parameters,
  requestBody,
}: ApiCall): PostmanRequest {
  const query = parameters.filter((parameter) => parameter.in === 'query').map(queryOf);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const body = requestBody?.content['application/json'].example;
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description: description ?? summary,
      header: body ? [{ key: 'Content-Type', value: 'application/json' }] : [],
      url: {
        raw: `{{base_url}}${path}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
        host: ['{{base_url}}'],
        path: path.split('/').slice(1),
        query,
      },
      ...(body !== undefined && {
        body: {
          mode: 'raw' as const,
          raw: bodyText(body as object, operationId === BILL_PAYMENT ? 'bill_' : ''),
          options: { raw: { language: 'json' as const } },
        },
      }),
    },
  };
}

/** Optional parameters are disabled, except shared ones. */
const queryOf = ({ name, description, required, schema }: ApiParameter): Query => ({
  key: name,
  value: name in shared ? variableOf(name) : String(schema.examples?.[0] ?? schema.default ?? ''),
  ...(description && { description }),
  ...(!required && !(name in shared) && { disabled: true as const }),
});

const bodyText = (body: object, prefix: string): string =>
  JSON.stringify(body, (key, value) => (key in shared ? variableOf(prefix + key) : value), 2);
