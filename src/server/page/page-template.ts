import { type BrowserConfig, LIVE_PATH } from '../../core/contract/browser-config';
import { escapeHtml } from '../../core/format/escape-html';
import type { Env } from '../../platform/env';
import { VERSION } from '../../platform/version';
import { firstCallsScript } from '../../web/page/first-calls-script';
import { shellOf } from '../../web/page/shell';
import { startAfterPaint } from '../../web/page/start-script';
import type { FirstView } from './first-view';

export const browserConfigOf = (env: Env, outbox: boolean): BrowserConfig => ({
  apiUrl: env.API_URL ?? '',
  liveUrls: liveUrlsOf(env),
  productName: env.PRODUCT_NAME,
  supportNumber: env.SUPPORT_NUMBER,
  guideUrl: env.GUIDE_URL,
  faqUrl: env.FAQ_URL,
  tutorialVideos: env.TUTORIAL_VIDEOS,
  maintenance: env.MAINTENANCE,
  otp: env.OTP,
  outbox,
  liveAuth: env.LIVE_AUTH,
  version: VERSION,
});

function liveUrlsOf({ API_URL = '', LIVE_URL, LIVE_URL_SECONDARY }: Env): BrowserConfig['liveUrls'] {
  const primary = LIVE_URL ?? API_URL + LIVE_PATH;
  return { primary, secondary: LIVE_URL_SECONDARY ?? primary };
}

export interface PageFacts {
  env: Env;
  outbox: boolean;
  nonce: string;
  configuration: string;
  view: FirstView;
}

/** Fills the placeholders of `index.html`. */
export function fillPage(html: string, { env, outbox, nonce, configuration, view }: PageFacts): string {
  const shell = shellFor(view, env);
  const files = filesOf(view, configuration);
  const links = shell ? files.filter(isStyle) : files;
  const values: Record<string, string> = {
    __CONFIG__: json(browserConfigOf(env, outbox)),
    __FIRST_CALLS__: firstCallsScript(view.calls, env.API_URL ?? ''),
    '</head>': `${links.map((file) => linkTo(file, nonce)).join('\n    ')}</head>`,
    '<!--__SHELL__-->': shell,
    __CONFIGURATION__: configuration,
    ...aboutOf(view, env),
    __PRODUCT_NAME__: escapeHtml(env.PRODUCT_NAME),
    __NONCE__: nonce,
  };
  const scripts = files.filter((file) => !isStyle(file));
  const page = shell ? startAfterPaint(html, scripts) : html;
  return page.replace(MARKS, (mark) => values[mark] ?? '');
}

const MARKS =
  /<\/head>|<!--__SHELL__-->|__(?:CONFIG|CONFIGURATION|FIRST_CALLS|PRODUCT_NAME|NONCE|TITLE|DESCRIPTION|ROBOTS)__/g;

const PORTAL = 'Portal mitra: beli dan jual produk digital dengan satu saldo.';

/** Head elements for search engines: most pages are excluded from indexing. */
const aboutOf = ({ about }: FirstView, { PRODUCT_NAME }: Env) => ({
  __TITLE__: escapeHtml(about ? `${about.title} · ${PRODUCT_NAME}` : PRODUCT_NAME),
  __DESCRIPTION__: escapeHtml(about?.description ?? PORTAL),
  __ROBOTS__: about ? 'index' : 'noindex',
});

const shellFor = ({ isPrivate, isPanel }: FirstView, { MAINTENANCE }: Env): string =>
  isPrivate && !MAINTENANCE ? shellOf({ isPanel }) : '';

/** `<` could end the script element that contains the JSON. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Files that would otherwise be discovered one after the other. */
const filesOf = ({ files, isPrivate }: FirstView, configuration: string): string[] => [
  ...(isPrivate && configuration ? [configuration] : []),
  ...files.map((file) => `/${file}`),
];

const isStyle = (file: string): boolean => file.endsWith('.css');

/** Preload link; must follow the import map, which resolves modules. */
const linkTo = (file: string, nonce: string): string =>
  isStyle(file)
    ? `<link rel="preload" as="style" crossorigin href="${file}" nonce="${nonce}">`
    : `<link rel="modulepreload" href="${file}" nonce="${nonce}">`;
