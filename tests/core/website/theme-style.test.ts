import { describe, expect, it } from 'vitest';
import { CONTRAST, contrastRatio } from '../../../src/core/appearance/contrast';
import { mix } from '../../../src/topics/shops/domain/theme-colors';
import { chosenColors, themeStyle } from '../../../src/topics/website/server/parts/theme-style';

type Theme = Parameters<typeof themeStyle>[0];

const theme: Theme = {
  ...{ id: 'kios', mode: 'auto', font: 'jakarta', radius: 'medium', columns: '3', dark: null },
  ...{ primary: '#0b6b66', secondary: '#f5a524', background: '#ffffff', text: '#0d2a2b' },
};

/** Values of each scheme of a style. */
const schemesIn = (style: string): Record<string, string>[] =>
  [...style.matchAll(/:root\{(color-scheme:[^}]*)\}/g)].map(([, values = '']) =>
    Object.fromEntries(values.split(';').map((one) => one.replace(/^--/, '').split(':') as [string, string])),
  );

describe('the style of a shop', () => {
  it('holds the schemes that the shop allows', () => {
    const names = (mode: string) =>
      schemesIn(themeStyle({ ...theme, mode })).map((one) => one['color-scheme']);
    expect([names('light'), names('dark'), names('auto')]).toEqual([['light'], ['dark'], ['light', 'dark']]);
    expect(themeStyle(theme)).toMatch(/@media \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark/);
    expect(themeStyle({ ...theme, mode: 'dark' })).not.toContain('@media');
  });

  it.each([
    ['jakarta', "'Plus Jakarta Sans'"],
    ['inter', "'Inter'"],
    ['nunito', "'Nunito'"],
    ['</style>', "'Plus Jakarta Sans'"],
  ])('has the font %s', (font, family) => {
    expect(themeStyle({ ...theme, font })).toContain(`--font:${family};`);
  });

  it('takes no value that is no colour or number', () => {
    const style = themeStyle({ ...theme, primary: 'red;}body{', background: null, columns: '9' });
    expect(style).toMatch(/--columns:3[;}].*--primary:#0b6b66;.*--bg:#ffffff;/);
  });

  it('can be read in every scheme, for all colours that the panel accepts', () => {
    const channels = ['00', '33', '5c', '77', '99', 'cc', 'ff'];
    const colors = channels.flatMap((red) =>
      channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
    );
    const grounds = [
      ['#ffffff', '#0d2a2b'],
      ['#fff8e7', '#333333'],
      ['#101418', '#f5f5f5'],
    ] as const;
    const isAccepted = (color: string, on: string) => (contrastRatio(color, on) ?? 0) >= CONTRAST;
    const unread: string[] = [];
    for (const [background, text] of grounds)
      for (const primary of colors.filter((one) => isAccepted(one, background)))
        for (const one of schemesIn(
          themeStyle({ ...theme, primary, background, text, secondary: primary }),
        )) {
          const { bg = '', primary: shown = '', muted = '', error = '' } = one;
          const soft = mix(bg, shown, 0.07);
          const pairs = {
            ...{ 'text on soft': [one.text, soft], 'muted on soft': [muted, soft], muted: [muted, bg] },
            ...{ link: [shown, bg], button: [one['on-primary'], shown], error: [error, bg] },
            badge: [one['on-secondary'], one.secondary],
          };
          for (const [what, [front = '', back = '']] of Object.entries(pairs))
            if (!isAccepted(front, back)) unread.push(`${one['color-scheme']} ${what}: ${front} on ${back}`);
        }
    expect(unread).toEqual([]);
  });

  it('replaces the text of a badge that cannot be read, on any colour', () => {
    for (let grey = 0; grey < 256; grey += 1) {
      const background = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      const { color } = chosenColors(background, background) ?? {};
      expect(contrastRatio(color, background), background).toBeGreaterThanOrEqual(CONTRAST);
    }
  });
});
