import type { Failure } from '../../src/core/contract/envelope';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON, else text. */
  // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects by its assertions.
  body: any;
}

/** API client of a browser, with complete answers. */
export class Client {
  constructor(
    readonly url: string,
    readonly token: string | null = null,
  ) {}

  async signIn(identifier: string, password: string): Promise<Client> {
    const attempt = () => this.post('/v1/crm/login', { identifier, password });
    // Retries once, because a keep-alive connection may close before its next use.
    const { status, body } = await attempt().catch(attempt);
    if (status !== 200) throw new Error(`sign-in of ${identifier}: ${(body as Failure).code}`);
    return new Client(this.url, body.data.accessToken);
  }

  get = (path: string, headers?: Record<string, string>): Promise<Answer> =>
    this.call('GET', path, undefined, headers);
  post = (path: string, body: unknown = {}, headers?: Record<string, string>): Promise<Answer> =>
    this.call('POST', path, body, headers);
  put = (path: string, body: unknown, headers?: Record<string, string>): Promise<Answer> =>
    this.call('PUT', path, body, headers);
  delete = (path: string, headers?: Record<string, string>): Promise<Answer> =>
    this.call('DELETE', path, undefined, headers);

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      // Strings are sent unchanged, for bodies that are not JSON.
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}
