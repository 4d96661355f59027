import { describe, expect, it } from 'vitest';
import { CONTRAST, contrastRatio } from '../../../src/core/appearance/contrast';
import { colorsIn, shadesOf } from '../../../src/topics/shops/domain/theme-colors';

const chosen = { primary: '#0b6b66', secondary: '#f5a524', background: '#ffffff', text: '#0d2a2b' };

describe('the colours of a website', () => {
  it('are in the light those that were chosen', () => {
    expect(colorsIn('light', chosen)).toEqual(chosen);
  });

  it('are swapped in dark mode, and the primary one can be read there', () => {
    const dark = colorsIn('dark', chosen);
    expect(dark).toMatchObject({ background: '#0d2a2b', text: '#ffffff', secondary: '#f5a524' });
    expect(contrastRatio(dark.primary, dark.background)).toBeGreaterThanOrEqual(CONTRAST);
    expect(contrastRatio(dark.primary, dark.background)).toBeLessThan(CONTRAST + 1);
  });

  it('stay as they are in the dark where they can be read', () => {
    expect(colorsIn('dark', { ...chosen, primary: '#f5a524' }).primary).toBe('#f5a524');
  });

  it('that are none are left to the check of their fields', () => {
    expect(colorsIn('dark', { ...chosen, primary: 'hijau' }).primary).toBe('hijau');
  });
});

it.each([
  ['light', ['light']],
  ['dark', ['dark']],
  ['auto', ['light', 'dark']],
])('visitors of a website in mode %s meet it in %j', (mode, shades) => {
  expect(shadesOf(mode)).toEqual(shades);
});
