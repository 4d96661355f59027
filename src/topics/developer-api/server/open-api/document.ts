import { detailsOf, openApiExample } from '../../../../core/text/open-api-details';
import {
  bodyRefusals,
  everyCallRefusals,
  type OpenApiErrorCode,
  openApiErrors,
} from '../../../../core/text/open-api-errors';
import { VERSION } from '../../../../platform/version';
import type {
  ApiAnswer,
  ApiDocument,
  ApiMethod,
  ApiOperation,
  ApiParameter,
  ApiSchema,
} from '../../domain/api-document';
import { OPEN_API } from '../../domain/paths';
import { CLOCK_TOLERANCE } from '../../domain/signed-text';
import { apiScopes } from '../../domain/words';
import { exampleOf, plainSchema } from './documented-schema';
import { documentedWebhooks } from './documented-webhooks';
import { PROGRAM_TAG } from './serve-program';

export interface WholeDocument {
  paths: Record<string, Partial<Record<ApiMethod, ApiOperation>>>;
}

interface Facts {
  productName: string;
  url: string;
}

/** OpenAPI 3.1 document of `/open-api/v1`, generated from registered routes and webhook messages. */
export function programDocument(whole: WholeDocument, { productName, url }: Facts): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const [path, methods] of Object.entries(whole.paths)) {
    for (const [method, operation] of Object.entries(methods) as [ApiMethod, ApiOperation][]) {
      if (!operation.tags?.includes(PROGRAM_TAG)) continue;
      paths[path] = { ...paths[path], [method]: documentedOperation(method, path, operation) };
    }
  }
  const used = new Set(Object.values(paths).flatMap((calls) => Object.values(calls).flatMap(tagsOf)));
  return {
    openapi: '3.1.0',
    info: {
      title: `API ${productName}`,
      version: VERSION,
      description: `Untuk program mitra: saldo, katalog, pesanan, dan tagihan. Panduannya di ${url}/developer.`,
    },
    servers: [{ url }],
    tags: Object.values(apiScopes)
      .filter((name) => used.has(name))
      .map((name) => ({ name })),
    paths,
    webhooks: documentedWebhooks(),
    components: { securitySchemes, headers },
  };
}

const tagsOf = ({ tags }: ApiOperation): string[] => tags;

function documentedOperation(method: ApiMethod, path: string, operation: ApiOperation): ApiOperation {
  const { 'x-scope': scope, summary, description } = operation;
  const body = operation.requestBody?.content['application/json'].schema;
  const refusals = [...(body ? bodyRefusals : []), ...operation['x-refusals']];
  return {
    operationId: `${method}-${path.slice(OPEN_API.length + 1).replaceAll(/[^\w-]+/g, '-')}`,
    summary,
    ...(description && { description }),
    tags: [apiScopes[scope]],
    security: [{ token: [], timestamp: [], nonce: [], signature: [] }],
    parameters: (operation.parameters ?? []).map(documentedParameter),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': documentedBody(plainSchema(body)) } },
    }),
    responses: {
      200: documentedSuccess(method, operation.responses[200]),
      ...(method === 'get' && { 304: { description: 'Belum berubah sejak `If-None-Match`.' } }),
      ...documentedRefusals([...everyCallRefusals, ...refusals]),
    },
    'x-scope': scope,
    'x-refusals': refusals,
  };
}

const documentedParameter = ({ schema: given, ...parameter }: ApiParameter): ApiParameter => {
  const { description, ...schema } = plainSchema(given);
  return { ...parameter, ...(description && { description }), schema };
};

const documentedBody = (schema: ApiSchema) => ({ schema, example: exampleOf(schema) });

const limitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;

function documentedSuccess(method: ApiMethod, answer: ApiAnswer | undefined): ApiAnswer {
  const schema = plainSchema(answer?.content?.['application/json'].schema ?? {});
  const { data = {}, meta } = schema.properties ?? {};
  const example = {
    status: 200,
    message: 'OK',
    data: exampleOf(data),
    ...(meta && { meta: exampleOf(meta) }),
  };
  return {
    description: 'Berhasil.',
    headers: headersOf([...limitHeaders, ...(method === 'get' ? (['ETag'] as const) : [])]),
    content: { 'application/json': { schema, example } },
  };
}

/** Errors of one HTTP status are one response. */
function documentedRefusals(codes: readonly OpenApiErrorCode[]): Record<string, ApiAnswer> {
  const answers: Record<string, ApiAnswer> = {};
  for (const status of new Set(codes.map((code) => openApiErrors[code].status).sort((a, b) => a - b))) {
    const these = codes.filter((code) => openApiErrors[code].status === status);
    answers[status] = {
      description: these.map((code) => `\`${code}\`: ${openApiExample(code).message}`).join('\n\n'),
      headers: headersOf(headersOfStatus(status)),
      content: {
        'application/json': {
          schema: failureSchema(status, these),
          examples: Object.fromEntries(these.map((code) => [code, { value: openApiExample(code) }])),
        },
      },
    };
  }
  return answers;
}

/** Responses before authentication have no rate limit headers. */
const headersOfStatus = (status: number) => {
  if ([401, 413, 415].includes(status)) return [];
  return status === 429 || status === 503 ? ([...limitHeaders, 'Retry-After'] as const) : limitHeaders;
};

const failureSchema = (status: number, codes: OpenApiErrorCode[]): ApiSchema => ({
  type: 'object',
  required: ['status', 'code', 'message', 'message_en', 'request_id'],
  properties: {
    status: { type: 'integer', const: status, description: 'Sama dengan status HTTP.' },
    code: { type: 'string', enum: codes, description: 'Untuk program Anda; kalimatnya dapat berubah.' },
    message: { type: 'string', description: 'Kalimat dalam bahasa Indonesia.' },
    message_en: { type: 'string', description: 'Kalimat dalam bahasa Inggris.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'Isian yang salah, dengan alasannya.',
    },
    ...detailsSchema(codes),
    request_id: { type: 'string', description: 'Sebutkan saat bertanya kepada kami.' },
  },
});

/** Union over all codes of a status; examples show which code has which details. */
function detailsSchema(codes: OpenApiErrorCode[]): { details?: ApiSchema } {
  const described = codes.flatMap((code) =>
    Object.entries(detailsOf(code)).map(([name, { about, example }]): [string, ApiSchema] => [
      name,
      { type: typeof example === 'number' ? 'integer' : 'string', description: `${about} (\`${code}\`)` },
    ]),
  );
  if (described.length === 0) return {};
  return {
    details: {
      type: 'object',
      properties: Object.fromEntries(described),
      description: 'Angka dan nama dalam kalimatnya.',
    },
  };
}

const headerTexts = {
  'X-RateLimit-Limit': 'Permintaan semenit menurut tier Anda; pada 429 batas yang terlewati.',
  'X-RateLimit-Remaining': 'Sisa permintaan sampai hitungan mulai lagi.',
  'X-RateLimit-Reset': 'Detik sampai hitungan mulai lagi.',
  'Retry-After': 'Detik sampai boleh mencoba lagi.',
  ETag: 'Kirim kembali sebagai `If-None-Match`: dijawab 304 selama belum berubah.',
} as const;

const headers = Object.fromEntries(
  Object.entries(headerTexts).map(([name, description]) => [
    name,
    { description, schema: { type: name === 'ETag' ? 'string' : 'integer' } },
  ]),
);

const headersOf = (names: readonly (keyof typeof headerTexts)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const inHeader = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description });

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'Kunci akses token.' },
  timestamp: inHeader('X-Timestamp', `Detik Unix, paling jauh ${CLOCK_TOLERANCE} detik dari jam server.`),
  nonce: inHeader('X-Nonce', '8–64 huruf, angka, `_` atau `-`; baru di setiap permintaan.'),
  signature: inHeader(
    'X-Signature',
    'HMAC-SHA512 dengan secret token, hex, atas lima baris: metode, path dengan query, timestamp, nonce, dan SHA-256 isi (hex).',
  ),
};
