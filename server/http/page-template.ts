import { type BrowserConfig, LIVE_PATH } from '../../src/core/contract/browser-config';
import type { Env } from '../env';
import { VERSION } from '../version';

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
}

/** Fills the marks that `index.html` carries through the build. */
export function fillPage(html: string, { env, demo, nonce, configuration }: PageFacts): string {
  const values: Record<string, string> = {
    // `<` would end the script element that holds the JSON.
    __CONFIG__: JSON.stringify(browserConfigOf(env, demo)).replaceAll('<', '\\u003c'),
    __CONFIGURATION__: configuration,
    __PRODUCT_NAME__: escapeHtml(env.PRODUCT_NAME),
    __NONCE__: nonce,
  };
  return html.replace(/__(?:CONFIG|CONFIGURATION|PRODUCT_NAME|NONCE)__/g, (mark) => values[mark] ?? '');
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
