import type { ReactNode } from 'react';
import type { AnalyticsIds } from '../../domain/analytics';
import type { WebsiteAssets } from '../assets';
import { Footer } from './footer';
import { Header } from './header';
import { useSurroundings } from './surroundings';
import { themeStyle } from './theme-style';

/** Stands in a rendered page for the nonce of each answer. */
export const NONCE = '__NONCE__';
/** Stands in a page for the server's clock when it is sent: a shared page may be seconds old. */
export const NOW = '__NOW__';
/** Stands in a page that analytics may see, for their script. No text of a shop or visitor can contain a tag. */
export const ANALYTICS = '<meta name="analytics"/>';

export interface About {
  title: string;
  description?: string | null;
  /** Path of the one address of this content; null for pages that no search engine may keep. */
  canonical: string | null;
  image?: { url: string; width: number; height: number } | null;
  /** Structured data (schema.org). */
  data?: readonly object[];
}

interface DocumentProps extends About {
  /** True where passwords or contacts are typed: analytics of other companies stay away. */
  isPrivate?: boolean;
  /** Islands of this page, by the name of their file. */
  scripts?: readonly string[];
  children: ReactNode;
}

export function Document({ children, isPrivate = false, scripts = [], ...about }: DocumentProps) {
  const { site, assets, origin } = useSurroundings();
  const { theme } = site;
  const isIndexed = site.meta.is_indexed && about.canonical !== null;
  const image = about.image ?? site.meta.image ?? site.logo_light;
  const description = about.description ?? site.meta.description ?? site.tagline;
  const canonical = about.canonical === null ? null : origin + about.canonical;
  const title = about.title === site.name ? (site.meta.title ?? site.name) : `${about.title} – ${site.name}`;
  /** Open Graph data: title and picture of a shared address on other sites. */
  const sharing = {
    ...{ site_name: site.name, title: about.title, type: 'website', locale: 'id_ID', description },
    ...{ url: canonical, image: image && origin + image.url },
    ...{ 'image:width': image?.width, 'image:height': image?.height },
  };
  return (
    <html lang="id" data-theme={theme.id ?? 'kios'} data-radius={theme.radius ?? 'medium'} data-now={NOW}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {!isIndexed && <meta name="robots" content="noindex" />}
        {canonical && <link rel="canonical" href={canonical} />}
        <meta
          name="color-scheme"
          content={theme.mode === 'light' || theme.mode === 'dark' ? theme.mode : 'light dark'}
        />
        <meta name="theme-color" content={theme.primary ?? undefined} />
        {Object.entries(sharing).map(
          ([name, content]) =>
            content && <meta key={name} property={`og:${name}`} content={String(content)} />,
        )}
        <link rel="icon" href={site.favicon?.url ?? '/favicon.svg'} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.style && <link rel="stylesheet" href={assets.style} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and checked colours only. */}
        <style nonce={NONCE} dangerouslySetInnerHTML={{ __html: themeStyle(theme) }} />
        {scripts.map((name) => {
          const src = assets.script(name);
          return src && <script key={name} type="module" src={src} nonce={NONCE} async />;
        })}
        {about.canonical !== null && !isPrivate && <meta name="analytics" />}
        {about.data?.map((one) => {
          const text = JSON.stringify({ '@context': 'https://schema.org', ...one });
          const html = { __html: text.replaceAll('<', '\\u003c') };
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with every "<" escaped.
          return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={html} />;
        })}
      </head>
      <body>
        <a className="skip" href="#isi">
          Langsung ke isi
        </a>
        <Header />
        <main id="isi" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  );
}

/** Starts the analytics of a shop, in place of `ANALYTICS`. */
export function Analytics({ ids, assets }: { ids: AnalyticsIds; assets: WebsiteAssets }) {
  const src = assets.script('analytics');
  return (
    src && (
      <script
        type="module"
        src={src}
        nonce={NONCE}
        async
        data-analytics
        data-google={ids.google}
        data-meta={ids.meta}
        data-tiktok={ids.tiktok}
      />
    )
  );
}
