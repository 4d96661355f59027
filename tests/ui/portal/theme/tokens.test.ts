import { describe, expect, it } from 'vitest';
import { cssVariables } from '../../../../src/web/theme/css-variables';
import {
  sizes,
  type ThemeName,
  type ThemeToken,
  texts,
  themes,
  times,
} from '../../../../src/web/theme/tokens';
import { contrast } from './contrast';

const names: ThemeName[] = ['light', 'dark'];

const backgrounds: ThemeToken[] = [
  'color-bg-layout',
  'color-bg-container',
  'color-bg-elevated',
  'color-fill-alter',
];
const tones = ['ok', 'wait', 'run', 'bad', 'back', 'off'] as const;

/** Text colours with their backgrounds. */
const readable: [ThemeToken, ThemeToken][] = [
  ...backgrounds.flatMap((background): [ThemeToken, ThemeToken][] => [
    ['color-text', background],
    ['color-text-secondary', background],
    ['color-text-tertiary', background],
    ['color-primary', background],
    ['color-link', background],
    ['ok', background],
    ['bad', background],
  ]),
  ['color-text', 'color-fill'],
  ['color-text-secondary', 'color-fill'],
  ['color-text-tertiary', 'color-fill'],
  ['color-text', 'color-primary-bg'],
  ['color-primary', 'color-primary-bg'],
  ['color-on-primary', 'color-primary'],
  ['color-on-primary', 'color-primary-hover'],
  ['color-on-primary', 'color-primary-active'],
  ['color-on-accent', 'color-accent'],
  ['color-accent-text', 'color-accent-bg'],
  ['color-on-badge', 'color-badge'],
  ['face-text', 'face-1'],
  ['face-text', 'face-2'],
  ['face-text-2', 'face-1'],
  ['face-text-2', 'face-2'],
  ['panel-text', 'panel-side'],
  ['face-text-2', 'panel-side'],
  ['face-text', 'panel-side-2'],
  ...tones.map((tone): [ThemeToken, ThemeToken] => [tone, `${tone}-bg`]),
];

/** Control borders and chart lines, which need 3 : 1. */
const visible: [ThemeToken, ThemeToken][] = [
  ['color-border', 'color-bg-container'],
  ['color-border', 'color-bg-elevated'],
  ['chart-1', 'color-bg-container'],
  ['chart-2', 'color-bg-container'],
  ['chart-3', 'color-bg-container'],
  ['chart-4', 'color-bg-container'],
  ['chart-5', 'color-bg-container'],
  ['chart-6', 'color-bg-container'],
];

describe.each(names)('the %s theme', (name) => {
  const colors = themes[name];

  it.each(readable)('writes %s on %s at 4.5 to 1 or better', (text, background) => {
    expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('draws %s on %s at 3 to 1 or better', (line, background) => {
    expect(contrast(colors[line], colors[background])).toBeGreaterThanOrEqual(3);
  });
});

describe('the stylesheet of the tokens', () => {
  const css = cssVariables();
  const blockOf = (selector: string): string => {
    const start = css.lastIndexOf(`${selector}{--`);
    return css.slice(start, css.indexOf('}', start));
  };

  it.each([
    ['light', "[data-theme='light']"],
    ['dark', "[data-theme='dark']"],
  ] as const)('carries every colour of the %s theme', (name, selector) => {
    const variables = [...blockOf(selector).matchAll(/--([a-z0-9-]+):([^;]+);/g)].map((match) => [
      match[1],
      match[2],
    ]);
    expect(Object.fromEntries(variables)).toEqual(themes[name]);
  });

  it('contains every size, time and text', () => {
    for (const [name, value] of Object.entries(sizes)) expect(css).toContain(`--${name}:${value}px;`);
    for (const [name, value] of Object.entries(times)) expect(css).toContain(`--${name}:${value}ms;`);
    for (const [name, value] of Object.entries(texts)) expect(css).toContain(`--${name}:${value};`);
  });

  it('stands still for people who asked for less motion', () => {
    expect(css).toContain(
      '@media (prefers-reduced-motion:reduce){:root{--t-fast:0ms;--t:0ms;--t-slow:0ms;}}',
    );
  });

  it('keeps the dark theme off paper', () => {
    expect(css).toContain("@media screen{[data-theme='dark']");
  });

  it('has the same names in both themes', () => {
    expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
  });
});
