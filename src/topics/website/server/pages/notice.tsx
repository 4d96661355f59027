import type { StorefrontSite } from '../../../storefront/contract/storefront-site';
import { NONCE } from '../parts/document';
import { themeStyle } from '../parts/theme-style';

export interface NoticeProps {
  status: number;
  title: string;
  text?: string;
  /** Its name and colours; null for no website. */
  site: StorefrontSite | null;
}

const PLAIN =
  'body{font:16px/1.6 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;' +
  'padding:24px;text-align:center;background:var(--bg,#fff);color:var(--text,#14201f)}' +
  'h1{font-size:1.5rem;margin:0 0 8px}a{color:inherit}' +
  '@media (prefers-color-scheme:dark){body{background:var(--bg,#14201f);color:var(--text,#f2f5f4)}}';

/** A page that stands alone: no website, a closed one, or an error. */
export const Notice = ({ title, text, site }: NoticeProps) => (
  <html lang="id">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{site ? `${title} – ${site.name}` : title}</title>
      <style
        nonce={NONCE}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text, and checked colours.
        dangerouslySetInnerHTML={{ __html: (site ? themeStyle(site.theme) : '') + PLAIN }}
      />
    </head>
    <body>
      <main>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {site && (
          <p>
            <a href="/">Ke beranda {site.name}</a>
          </p>
        )}
      </main>
    </body>
  </html>
);
