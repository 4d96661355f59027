import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import type {
  PostmanCollection,
  PostmanRequest,
} from '../../src/topics/developer-api/server/open-api/postman';
import { type Answer, Client } from './client';

const require = createRequire(import.meta.url);
/** Libraries of Postman's sandbox. */
const packages: Record<string, unknown> = { 'crypto-js': require('crypto-js') };

/** Minimal Postman: resolves variables, runs the collection's script, and sends. */
export class Postman {
  private readonly variables: Map<string, string>;

  constructor(
    private readonly collection: PostmanCollection,
    filled: Record<string, string>,
  ) {
    const own = collection.variable.map(({ key, value }) => [key, value] as const);
    this.variables = new Map([...own, ...Object.entries(filled)]);
  }

  /** Requests in order. */
  get requests(): PostmanRequest[] {
    return this.collection.item.flatMap(({ item }) => item);
  }

  valueOf = (key: string): string => this.variables.get(key) ?? '';

  /** Sends a request by name, optionally with another body. */
  async send(name: string, body?: (example: Record<string, unknown>) => object): Promise<Answer> {
    const found = this.requests.find((one) => one.name === name);
    if (!found) throw new Error(`the collection has no request "${name}"`);
    const { method, url, header, body: template } = found.request;
    const raw = template && body ? JSON.stringify(body(JSON.parse(template.raw))) : template?.raw;
    const query = url.query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
    const pathWithQuery = `/${url.path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    const headers = new Map(header.map(({ key, value }) => [key.toLowerCase(), value]));
    const request = {
      method,
      url: { getPathWithQuery: () => pathWithQuery },
      headers: { upsert: ({ key, value }: { key: string; value: string }) => headers.set(key, value) },
      body:
        raw === undefined
          ? undefined
          : { raw, update: (next: { raw: string }) => Object.assign(request.body ?? {}, next) },
    };
    const replaceIn = (text: string) =>
      text.replace(/\{\{(\w+)\}\}/g, (whole, key) => this.variables.get(key) ?? whole);
    const pm = { request, variables: { replaceIn, get: (key: string) => this.variables.get(key) } };
    for (const { script } of this.collection.event)
      runInNewContext(script.exec.join('\n'), { pm, require: (name: string) => packages[name] });
    headers.set('authorization', `Bearer ${this.variables.get('access_key')}`);
    return new Client(replaceIn('{{base_url}}')).call(
      method,
      replaceIn(pathWithQuery),
      request.body?.raw,
      Object.fromEntries(headers),
    );
  }
}
