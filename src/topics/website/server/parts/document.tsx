import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import type { Surroundings } from './surroundings';
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
  around: Surroundings;
  /** True where passwords or contacts are typed: analytics of other companies stay away. */
  isPrivate?: boolean;
  /** Islands of this page, by the name of their file. */
  scripts?: readonly string[];
  children: ReactNode;
}

export function Document({ around, children, isPrivate = false, scripts = [], ...about }: DocumentProps) {
  const { site, assets, origin } = around;
  const { theme } = site;
  const isIndexed = site.meta.is_indexed && about.canonical !== null;
  const image = about.image ?? site.meta.image ?? site.logo_light;
  const description = about.description ?? site.meta.description ?? site.tagline;
  const canonical = about.canonical === null ? null : origin + about.canonical;
  const title = about.title === site.name ? (site.meta.title ?? site.name) : `${about.title} – ${site.name}`;
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
        <Sharing
          around={around}
          title={about.title}
          description={description}
          url={canonical}
          image={image}
        />
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
        <Header around={around} />
        <main id="isi" tabIndex={-1}>
          {children}
        </main>
        <Footer around={around} />
      </body>
    </html>
  );
}

interface SharingProps {
  around: Surroundings;
  title: string;
  description: string | null;
  url: string | null;
  image: NonNullable<About['image']> | null;
}

/** Open Graph data: title and picture of a shared address on other sites. */
const Sharing = ({ around: { site, origin }, title, description, url, image }: SharingProps) => (
  <>
    <meta property="og:site_name" content={site.name} />
    <meta property="og:title" content={title} />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="id_ID" />
    {description && <meta property="og:description" content={description} />}
    {url && <meta property="og:url" content={url} />}
    {image && (
      <>
        <meta property="og:image" content={origin + image.url} />
        <meta property="og:image:width" content={String(image.width)} />
        <meta property="og:image:height" content={String(image.height)} />
      </>
    )}
  </>
);
