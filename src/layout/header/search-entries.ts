import type { Can } from '../../core/access/reason';
import type { BrowserConfig } from '../../core/contract/browser-config';
import type { Profile } from '../../core/contract/profile';
import type { IconName } from '../../core/schema/icons';
import type { Model } from '../../core/schema/model';
import { copy } from '../copy';
import { hasPanelMode, type Mode } from '../mode';
import { linksOf, visibleMenu } from '../sidebar/visible-menu';

/** A page of the product, or a place outside it. */
export type SearchEntry = { label: string; hint: string; icon: IconName } & (
  | { kind: 'page'; path: string; locked: boolean }
  | { kind: 'external'; url: string }
);

/** Specification 9: "Menu search results: max 4." */
const MOST = 4;

interface Searched {
  model: Model;
  can: Can;
  profile: Profile;
  mode: Mode;
  /** The panel is used on a desktop only. */
  desktop: boolean;
  config: Pick<BrowserConfig, 'guideUrl' | 'faqUrl'>;
}

/** The fixed list of specification 1: the menus as this person sees them, then a guide and a chat outside. */
export function searchEntries({ model, can, profile, mode, desktop, config }: Searched): SearchEntry[] {
  const pages = (area: 'h2h' | 'panel', hint: string): SearchEntry[] =>
    linksOf(visibleMenu(model.menu[area], can, profile)).map(({ label, icon, path, locked }) => ({
      kind: 'page',
      label,
      hint,
      icon,
      path,
      locked,
    }));
  const h2h = pages('h2h', 'H2H');
  const panel = hasPanelMode(profile, desktop) ? pages('panel', copy.panelBadge) : [];
  return [...(mode === 'panel' ? [...panel, ...h2h] : [...h2h, ...panel]), ...external(config)];
}

const external = ({ guideUrl, faqUrl }: Searched['config']): SearchEntry[] => [
  ...link(copy.search.guide, 'book-open', guideUrl),
  ...link(copy.search.faq, 'life-buoy', faqUrl),
];

const link = (label: string, icon: IconName, url: string): SearchEntry[] =>
  url ? [{ kind: 'external', label, hint: copy.search.external, icon, url }] : [];

/** Entries whose label has every word of the text; those with a word that begins so come first. */
export function matching(entries: SearchEntry[], text: string): SearchEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const begins = ({ label }: SearchEntry) => ` ${label.toLowerCase()}`.includes(` ${words.join(' ')}`);
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))].slice(0, MOST);
}
