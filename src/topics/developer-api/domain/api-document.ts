import type { OpenApiErrorCode } from '../../../core/text/open-api-errors';
import type { ApiScope } from './words';

export interface ApiSchema {
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  items?: ApiSchema;
  anyOf?: ApiSchema[];
  additionalProperties?: boolean | ApiSchema;
  propertyNames?: ApiSchema;
}

export interface ApiParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: ApiSchema;
}

interface Content {
  'application/json': { schema: ApiSchema; example?: unknown; examples?: Record<string, { value: unknown }> };
}

interface Reference {
  $ref: string;
}

export interface ApiAnswer {
  description: string;
  headers?: Record<string, Reference>;
  content?: Content;
}

export interface ApiOperation {
  /** `get-order-status`; also its anchor at /developer. */
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: ApiParameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, ApiAnswer>;
  'x-scope': ApiScope;
  'x-refusals': OpenApiErrorCode[];
}

/** A webhook message; the partner's server verifies the headers and answers with 2xx. */
export interface ApiWebhook extends Pick<ApiOperation, 'summary' | 'parameters' | 'responses'> {
  operationId: string;
  description: string;
  security: [];
  requestBody: { required: true; content: Content };
}

export type ApiMethod = 'get' | 'post' | 'put' | 'delete';

export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<ApiMethod, ApiOperation>>>;
  webhooks: Record<string, { post: ApiWebhook }>;
  components: Record<'securitySchemes' | 'headers', Record<string, object>>;
}

export interface ApiMessage extends ApiWebhook {
  name: string;
}

export const messagesOf = ({ webhooks }: ApiDocument): ApiMessage[] =>
  Object.entries(webhooks).map(([name, { post }]) => ({ ...post, name }));

export interface ApiCall extends ApiOperation {
  method: ApiMethod;
  path: string;
}

export const callsOf = ({ paths }: ApiDocument): ApiCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    (Object.entries(methods) as [ApiMethod, ApiOperation][]).map(([method, operation]) => ({
      ...operation,
      method,
      path,
    })),
  );
