import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDetails, openApiExample } from '../../../src/core/text/open-api-details';
import { everyCallRefusals, openApiErrors } from '../../../src/core/text/open-api-errors';
import { PING, webhookEvents } from '../../../src/core/text/webhook';
import { repositoryRoot } from '../../../src/platform/root';
import { type ApiDocument, callsOf, messagesOf } from '../../../src/topics/developer-api/domain/api-document';
import { operationsOf } from '../../support/operations';
import { programCalls } from '../../support/program-calls';
import { startTestServer, type TestServer } from '../../support/server';
import { misfitOf } from '../../support/webhook-message';

let server: TestServer;
let document: ApiDocument;
beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts', env: { PUBLIC_URL: 'https://mitra.lumbung.test' } });
  document = (await server.guest.get('/developer/openapi.json')).body;
});
afterAll(() => server?.close());

describe('the document of the API for programs', () => {
  it('is read without a session, and is OpenAPI 3.1', async () => {
    const validated = await new Validator().validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    );
    expect(validated).toMatchObject({ valid: true });
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://mitra.lumbung.test' }]);
  });

  it('lets what may be null be null, and every example be one of its choices', () => {
    const choices: { type?: unknown; enum: unknown[]; examples?: unknown[] }[] = [];
    JSON.stringify(document, (_key, value) => {
      if (Array.isArray(value?.enum)) choices.push(value);
      return value;
    });
    expect(choices.length).toBeGreaterThan(5);
    for (const { type, enum: all, examples = [] } of choices) {
      if ([type].flat().includes('null')) expect(all).toContain(null);
      expect(all).toEqual(expect.arrayContaining(examples));
    }
  });

  it('shows nothing that its own schemas refuse', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    addFormats.default(ajv);
    const misfits: unknown[] = [];
    const validate = (where: string, schema: object, value: unknown) => {
      if (!ajv.validate(schema, value)) misfits.push([where, ajv.errorsText()]);
      if (JSON.stringify(value).match(/\{\w+\}|"teks"/)) misfits.push([where, 'is not filled']);
    };
    for (const { operationId, parameters, requestBody, responses } of [
      ...callsOf(document),
      ...messagesOf(document),
    ]) {
      for (const { name, schema } of parameters)
        for (const example of schema.examples ?? []) validate(`${operationId} ${name}`, schema, example);
      const contents = [requestBody, ...Object.values(responses)].map(
        (response) => response?.content?.['application/json'],
      );
      for (const content of contents.filter((one) => one !== undefined)) {
        const shown = Object.values(content.examples ?? { only: { value: content.example } });
        for (const { value } of shown) validate(operationId, content.schema, value);
      }
    }
    expect(misfits).toEqual([]);
  });

  it('names the details of every code, as the guide shows them', () => {
    for (const [code, details] of Object.entries(openApiDetails)) {
      const { status } = openApiErrors[code as keyof typeof openApiDetails];
      const examples = callsOf(document).flatMap(({ responses }) => {
        const schema = responses[status]?.content?.['application/json'].schema;
        return schema?.properties?.code?.enum?.includes(code) ? [schema.properties.details?.properties] : [];
      });
      expect({ code, calls: examples.length > 0 }).toEqual({ code, calls: true });
      for (const properties of examples)
        expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(Object.keys(details)));
    }
    const guide = readFileSync(join(repositoryRoot, 'docs', 'open-api.md'), 'utf8');
    const [, shown = ''] = /## Kesalahan\n\n```json\n([^`]+)```/.exec(guide) ?? [];
    expect(JSON.parse(shown)).toEqual(openApiExample('PRICE_NOT_MATCH'));
  });

  it('holds every call that programs have, and no other', () => {
    const documented = callsOf(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const declared = programCalls.map(({ method, path }) => `${method} ${path}`);
    const registered = operationsOf(server).filter(({ path }) => path.startsWith('/open-api/'));
    expect(documented.sort()).toEqual(registered.map(({ name }) => name).sort());
    expect(documented).toEqual(expect.arrayContaining(declared));
  });

  it('says of each how it is signed, what it is for and how it may be refused', () => {
    const calls = callsOf(document);
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
    for (const { operationId, security, tags, responses } of calls) {
      expect({ operationId, security }).toEqual({
        operationId,
        security: [{ token: [], timestamp: [], nonce: [], signature: [] }],
      });
      expect(tags).toHaveLength(1);
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(['200', '400', '401', '403', '429', '503']),
      );
    }
    const order = calls.find(({ operationId }) => operationId === 'post-orders');
    expect(order?.responses[409]?.content?.['application/json'].schema.properties?.code?.enum).toEqual(
      expect.arrayContaining(['PRICE_NOT_MATCH', 'REF_ID_CONFLICT']),
    );
    expect(order?.responses[200]?.headers).toHaveProperty('X-RateLimit-Remaining');
  });

  it('has a call for every code, but those of paths that are none', () => {
    const documented = new Set([
      ...everyCallRefusals,
      ...callsOf(document).flatMap((call) => call['x-refusals']),
    ]);
    const others = Object.keys(openApiErrors).filter((code) => !documented.has(code as never));
    expect(others).toEqual(['NOT_FOUND', 'METHOD_NOT_ALLOWED']);
  });

  it('holds every message that webhooks are sent, how each is verified and what counts as received', () => {
    const messages = messagesOf(document);
    expect(messages.map(({ name }) => name)).toEqual([...Object.keys(webhookEvents), PING]);
    for (const { name, parameters, responses, security } of messages) {
      const headers = parameters.map((parameter) => [parameter.in, parameter.name, parameter.required]);
      expect({ name, headers, security }).toEqual({
        name,
        headers: ['id', 'timestamp', 'signature'].map((part) => ['header', `webhook-${part}`, true]),
        security: [],
      });
      expect(Object.keys(responses)).toEqual(['2XX']);
    }
    const ids = [...callsOf(document), ...messages].map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows of each message one that may have been sent, and says what every field of it means', () => {
    for (const { name, requestBody } of messagesOf(document)) {
      const { schema, example } = requestBody.content['application/json'];
      expect({ name, misfit: misfitOf(example) }).toEqual({ name, misfit: null });
      // Also validated with the documented JSON schema.
      expect(
        z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(example).error,
      ).toBeUndefined();
      const fields = { ...schema.properties, ...schema.properties?.data?.properties };
      expect(
        Object.entries(fields)
          .filter(([, field]) => !field.description)
          .map(([field]) => `${name} ${field}`),
      ).toEqual([]);
    }
  });

  it('says of every field of a body and an answer what it means', () => {
    const nameless = callsOf(document).flatMap(({ operationId, requestBody, parameters, responses }) => {
      const data = responses[200]?.content?.['application/json'].schema.properties?.data;
      const shape = data?.items ?? data;
      const sent = requestBody?.content['application/json'].schema;
      const fields = [...Object.entries(shape?.properties ?? {}), ...Object.entries(sent?.properties ?? {})];
      return [...fields, ...parameters.map((parameter) => [parameter.name, parameter] as const)]
        .filter(([, field]) => !field.description && !('const' in field) && !('enum' in field))
        .map(([name]) => `${operationId} ${name}`);
    });
    expect(nameless).toEqual([]);
  });
});
