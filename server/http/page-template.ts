import { type BrowserConfig, LIVE_PATH } from '../../src/core/contract/browser-config';
import { escapeHtml } from '../../src/core/format/escape-html';
import { firstCallsScript } from '../../src/core/look/first-calls-script';
import { shellOf } from '../../src/core/look/shell';
import type { Env } from '../env';
import { VERSION } from '../version';
import type { FirstView } from './first-view';

export const browserConfigOf = (env: Env, demo: boolean): BrowserConfig => ({
  apiUrl: env.API_URL ?? '',
  liveUrls: liveUrlsOf(env),
  productName: env.PRODUCT_NAME,
  supportNumber: env.SUPPORT_NUMBER,
  guideUrl: env.GUIDE_URL,
  faqUrl: env.FAQ_URL,
  tutorialVideos: env.TUTORIAL_VIDEOS,
  maintenance: env.MAINTENANCE,
  otp: env.OTP,
  outbox: demo,
  liveAuth: env.LIVE_AUTH,
  version: VERSION,
});

/** Folders of the live channels; of this server as a path. */
function liveUrlsOf({ API_URL = '', LIVE_URL, LIVE_URL_SECONDARY }: Env): BrowserConfig['liveUrls'] {
  const primary = LIVE_URL ?? API_URL + LIVE_PATH;
  return { primary, secondary: LIVE_URL_SECONDARY ?? primary };
}

export interface PageFacts {
  env: Env;
  /** Whether the demonstration stands in the database. */
  demo: boolean;
  nonce: string;
  /** Address of the configuration. */
  configuration: string;
  view: FirstView;
}

/** Fills the marks that `index.html` carries through the build. */
export function fillPage(html: string, { env, demo, nonce, configuration, view }: PageFacts): string {
  const values: Record<string, string> = {
    __CONFIG__: json(browserConfigOf(env, demo)),
    __FIRST_CALLS__: firstCallsScript(view.calls, env.API_URL ?? ''),
    '</head>': `${linksOf(view, nonce, configuration)}</head>`,
    '<!--__SHELL__-->': shellFor(view, env),
    __CONFIGURATION__: configuration,
    __PRODUCT_NAME__: escapeHtml(env.PRODUCT_NAME),
    __NONCE__: nonce,
  };
  return html.replace(MARKS, (mark) => values[mark] ?? '');
}

const MARKS = /<\/head>|<!--__SHELL__-->|__(?:CONFIG|CONFIGURATION|FIRST_CALLS|PRODUCT_NAME|NONCE)__/g;

const shellFor = ({ isPrivate, isPanel }: FirstView, { PRODUCT_NAME, MAINTENANCE }: Env): string =>
  isPrivate && !MAINTENANCE ? shellOf({ productName: PRODUCT_NAME, isPanel }) : '';

/** `<` would end the script element that holds the JSON. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Asks for everything at once that would be found one behind the other; after the import map, by which it is read. */
function linksOf({ files, isPrivate }: FirstView, nonce: string, configuration: string): string {
  const scripts = [
    ...(isPrivate && configuration ? [configuration] : []),
    ...files.map((file) => `/${file}`),
  ];
  return scripts
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="${file}" nonce="${nonce}">`
        : `<link rel="modulepreload" href="${file}" nonce="${nonce}">`,
    )
    .join('\n    ');
}
