import { sizes, type ThemeName, texts, themes, times } from './tokens';

type Values = Record<string, string>;

const withUnit = (values: Record<string, number>, unit: string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}${unit}`]));

const block = (selector: string, values: Values): string => {
  const lines = Object.entries(values).map(([name, value]) => `--${name}:${value};`);
  return `${selector}{${lines.join('')}}`;
};

const theme = (selector: string, name: ThemeName): string =>
  `${selector}{color-scheme:${name}}${block(selector, themes[name])}`;

/**
 * All tokens as one stylesheet. Dark applies to screens only, so print is always light; `data-theme='light'` makes a
 * part light inside a dark page (a receipt, a QR code).
 */
export const cssVariables = (): string =>
  [
    block(':root', { ...withUnit(sizes, 'px'), ...withUnit(times, 'ms'), ...texts }),
    theme(":root,[data-theme='light']", 'light'),
    `@media screen{${theme("[data-theme='dark']", 'dark')}}`,
    `@media (max-width:667px){${block(':root', withUnit(thumb, 'px'))}}`,
    `@media (prefers-reduced-motion:reduce){${block(':root', withUnit(still, 'ms'))}}`,
  ].join('\n');

const thumb = { control: 44, 'control-sm': 44 };

const still = Object.fromEntries(Object.keys(times).map((name) => [name, 0]));
