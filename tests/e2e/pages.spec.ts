import { expect, test } from '../support/browser';
import { axeFaults } from '../support/browser-axe';
import { type Place, placesOf, settle, showTheme } from '../support/browser-places';

// Each walk is long; the workers share them.
test.describe.configure({ mode: 'parallel' });

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

const walks: { area: Place['area']; screen: keyof typeof screens }[] = [
  { area: 'public', screen: 'desktop' },
  { area: 'public', screen: 'phone' },
  { area: 'h2h', screen: 'desktop' },
  { area: 'h2h', screen: 'phone' },
  { area: 'panel', screen: 'desktop' },
];

for (const { area, screen } of walks) {
  test(`every ${area} page on a ${screen} is accessible in both themes, fits, and complains of nothing`, async ({
    page,
    enter,
    product,
  }) => {
    test.slow();
    await page.setViewportSize(screens[screen]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const client = await enter('mitra@demo.test');
    const places = (await placesOf(client)).filter((place) => place.area === area);
    expect(places.length).toBeGreaterThan(0);
    if (area === 'public') await page.evaluate(() => localStorage.clear());
    for (const { at } of places) {
      await page.goto(product.url + at);
      await settle(page);
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(spill, `${at} is wider than the screen by`).toBe(0);
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme);
        expect.soft(await axeFaults(page), `${at}, ${theme}`).toEqual([]);
      }
    }
  });
}
