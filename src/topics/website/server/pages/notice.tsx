import type { StorefrontSite } from '../../../storefront/contract/storefront-site';
import { NONCE } from '../parts/document';
import { themeStyle } from '../parts/theme-style';

export interface NoticeProps {
  status: number;
  title: string;
  text?: string;
  /** Its name and colours; missing without a website. */
  site?: StorefrontSite | null;
}

const PLAIN =
  'body{font:16px/1.6 var(--font,system-ui),system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;' +
  'padding:24px;box-sizing:border-box;text-align:center;background:var(--bg,#fff);color:var(--text,#14201f)}' +
  'main{max-width:32rem}h1{font-size:1.75rem;line-height:1.25;margin:8px 0 12px;text-wrap:balance}' +
  '.name{font-weight:700;margin:0}.button{display:inline-block;margin-top:12px;padding:12px 24px;border-radius:12px;' +
  'background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}' +
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
        {site && <p className="name">{site.name}</p>}
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {site && (
          <a className="button" href="/">
            Ke beranda {site.name}
          </a>
        )}
      </main>
    </body>
  </html>
);
