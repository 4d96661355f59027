import type { Model } from '../../../admin/schema/model';
import type { IconName } from '../../../core/appearance/icons';
import type { BrowserConfig } from '../../../core/contract/browser-config';
import type { Profile } from '../../../core/contract/profile';
import { plainSearch } from '../../../core/format/plain-text';
import type { Can } from '../../../core/session/reason';
import { hasPanelMode, type Mode } from '../../../topics/shops/web/mode/mode';
import { copy } from '../copy';
import { linksOf, visibleMenu } from '../sidebar/visible-menu';
import { searchWords } from './search-words';

export type SearchEntry = { label: string; hint: string; icon: IconName; words: string } & (
  | { kind: 'page'; path: string; locked: boolean /** Action that begins there. */; action?: string }
  | { kind: 'external'; url: string }
);

/** Specification 9: "Menu search results: max 4." */
const MOST = 4;

interface Searched {
  model: Model;
  can: Can;
  profile: Profile;
  mode: Mode;
  desktop: boolean;
  config: Pick<BrowserConfig, 'guideUrl' | 'faqUrl'>;
}

/** Fixed list of specification 1: the person's menus, pages without a menu entry, guide and chat. */
export function searchEntries({ model, can, profile, mode, desktop, config }: Searched): SearchEntry[] {
  const hasPanel = hasPanelMode(profile, desktop);
  const menu = (area: 'h2h' | 'panel'): SearchEntry[] =>
    linksOf(visibleMenu(model.menu[area], { can, profile })).map((link) =>
      pageEntry({ ...link, hint: area === 'h2h' ? H2H : copy.panelBadge }),
    );
  const h2h = menu('h2h');
  const panel = hasPanel ? menu('panel') : [];
  const named = new Set([...h2h, ...panel].map((entry) => (entry.kind === 'page' ? entry.path : '')));
  const others = model.routes.flatMap(({ path, title, object, type }) => {
    const { icon, when = () => true } = searchWords[path] ?? {};
    const isPage = icon !== undefined && !named.has(path) && (desktop || type !== 'panel');
    return isPage && when(profile) && can(object).can
      ? [pageEntry({ label: title, path, icon, hint: H2H, locked: false })]
      : [];
  });
  const pages = mode === 'panel' ? [...panel, ...h2h] : [...h2h, ...panel];
  return [...pages, ...others, ...external(config)];
}

const H2H = 'H2H';

type PageEntry = Extract<SearchEntry, { kind: 'page' }>;

const pageEntry = ({ label, path, icon, hint, locked }: Omit<PageEntry, 'kind' | 'words'>): SearchEntry => ({
  kind: 'page',
  label,
  hint,
  icon,
  path,
  locked,
  words: searchWords[path]?.words ?? '',
});

const external = ({ guideUrl, faqUrl }: Searched['config']): SearchEntry[] => [
  ...link(copy.search.guide, 'book-open', guideUrl, 'cara dokumen dokumentasi tutorial bantuan'),
  ...link(copy.search.faq, 'life-buoy', faqUrl, 'tanya bantuan cs whatsapp kontak'),
];

const link = (label: string, icon: IconName, url: string, words: string): SearchEntry[] =>
  url ? [{ kind: 'external', label, hint: copy.search.external, icon, url, words }] : [];

/** Lower is better: beginning of a label's word, within the label, within its synonyms. */
function rankOf({ label, words }: SearchEntry, typed: string[]): number {
  const [name, all] = [` ${label.toLowerCase()}`, ` ${label} ${words}`.toLowerCase()];
  if (name.includes(` ${typed.join(' ')}`)) return 0;
  if (typed.every((word) => name.includes(word))) return 1;
  return typed.every((word) => all.includes(` ${word}`)) ? 2 : Number.POSITIVE_INFINITY;
}

export function matching(entries: SearchEntry[], text: string): SearchEntry[] {
  const typed = plainSearch(text).toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, typed) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
