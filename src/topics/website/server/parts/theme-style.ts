import { CONTRAST, contrastRatio } from '../../../../core/appearance/contrast';
import { colorsIn, mix, type SiteColors } from '../../../shops/domain/theme-colors';
import type { StorefrontSite } from '../../../storefront/contract/storefront-site';

type Theme = StorefrontSite['theme'];

const DEFAULTS = { primary: '#0b6b66', secondary: '#f5a524', background: '#ffffff', text: '#0d2a2b' };
const FONTS: Record<string, string> = {
  jakarta: "'Plus Jakarta Sans'",
  inter: "'Inter'",
  nunito: "'Nunito'",
};
const isColor = (value: string | null): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

/** Styles that a shop chooses: colours by scheme, font and columns. Values that are no colours are left out. */
export function themeStyle(theme: Theme): string {
  const light: SiteColors = { ...DEFAULTS };
  for (const name of ['primary', 'secondary', 'background', 'text'] as const) {
    const chosen = theme[name];
    if (isColor(chosen)) light[name] = chosen;
  }
  const dark = colorsIn('dark', light);
  const font = FONTS[theme.font ?? ''] ?? FONTS.jakarta;
  const columns = /^[2-4]$/.test(theme.columns ?? '') ? theme.columns : '3';
  // A counter keeps the chosen colour when other parts are lightened to be read on a dark page.
  const counter = `--counter:${light.primary};--on-counter:${readableOn(light.primary)}`;
  const shared = `:root{--font:${font};--columns:${columns};${counter}}`;
  if (theme.mode === 'light') return shared + scheme(light, 'light');
  if (theme.mode === 'dark') return shared + scheme(dark, 'dark');
  return `${shared}${scheme(light, 'light')}@media (prefers-color-scheme:dark){${scheme(dark, 'dark')}}`;
}

const scheme = ({ primary, secondary, background, text }: SiteColors, name: string): string =>
  `:root{color-scheme:${name};--primary:${primary};--on-primary:${readableOn(primary)};--secondary:${secondary};` +
  `--on-secondary:${readableOn(secondary)};--bg:${background};--text:${text};` +
  `--plate:${name === 'dark' ? '#ffffff' : 'transparent'};--muted:${quietOn(text, background)};--error:${quietOn(text, background, '#d92d20')}}`;

/** White as long as it is readable, as on most buttons; then ink, and black where ink is not dark enough. */
const readableOn = (color: string): string =>
  ['#ffffff', '#101418'].find((one) => (contrastRatio(one, color) ?? 0) >= CONTRAST) ?? '#000000';

/** Colours of one part, chosen in the panel; a text colour that cannot be read on it is replaced. */
export function chosenColors(background: string | null, text: string | null = null) {
  if (!isColor(background)) return undefined;
  const isReadable = isColor(text) && (contrastRatio(text, background) ?? 0) >= CONTRAST;
  return { background, color: isReadable ? text : readableOn(background) };
}

/** Share of the text colour in steps, as little as small text needs to be read on tinted surfaces, too. */
function quietOn(text: string, background: string, from = background): string {
  for (let share = 0.3; share < 1; share += 0.05) {
    const mixed = mix(from, text, share);
    if ((contrastRatio(mixed, background) ?? 0) >= CONTRAST + 1) return mixed;
  }
  return text;
}
