import { type IncomingHttpHeaders, request } from 'node:http';
import { query } from './query';
import type { TestServer } from './server';

export interface WebsiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Path that a redirect leads to. */
  to: string;
  html: string;
  /** Text of the page without markup. */
  text: string;
}

export type WebsiteVisitor = ReturnType<typeof websiteVisitor>;

/** Host of a partner's website. */
export async function websiteHost(server: TestServer, partnerId: string): Promise<string> {
  const [row] = await query(
    server.database,
    'select subdomain from panel_registrations where partner_id = $1::uuid and keeps_subdomain',
    [partnerId],
  );
  return `${row?.subdomain}.${server.env.PANEL_DOMAIN}`;
}

/** A browser without JavaScript at the website of `host`: cookies, and forms as browsers send them. */
export function websiteVisitor(server: Pick<TestServer, 'url'>, host: string, usual: object = {}) {
  const cookies = new Map<string, string>();
  const { hostname, port } = new URL(server.url);

  const call = (method: string, path: string, body: string | null, extra: object): Promise<WebsiteAnswer> =>
    new Promise((resolve, reject) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = {
        ...{ host, accept: 'text/html', ...usual },
        ...(cookie && { cookie }),
        ...(body !== null && {
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://${host}`,
          'sec-fetch-site': 'same-origin',
        }),
        ...extra,
      };
      const asked = request({ hostname, port, method, path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            if (value) cookies.set(name, value);
            else cookies.delete(name);
          }
          const html = Buffer.concat(chunks).toString();
          const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? html;
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            to: answer.headers.location ?? '',
            html,
            text: main
              .replace(/<[^>]+>/g, ' ')
              .replaceAll('\u00a0', ' ')
              .replace(/\s+/g, ' '),
          });
        });
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });

  return {
    cookies,
    get: (path: string, headers: object = {}) => call('GET', path, null, headers),
    send: (path: string, values: Record<string, string>, headers: object = {}) =>
      call('POST', path, String(new URLSearchParams(values)), headers),
  };
}

/** Value of a hidden input. */
export const hiddenIn = (html: string, name: string): string =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
