import { expect, test } from '../support/browser';
import { placesOf, settle } from '../support/browser-places';
import { smallTargets } from '../support/browser-targets';

/** Pixels for a thumb (promise U2). */
const THUMB = 44;
const PHONE = { width: 390, height: 844 };

test.describe.configure({ mode: 'parallel' });

for (const area of ['public', 'h2h'] as const) {
  test(`everything that can be pressed on the ${area} pages of a phone has room for a thumb`, async ({
    page,
    enter,
    product,
  }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const client = await enter('mitra@demo.test');
    const places = (await placesOf(client)).filter((place) => place.area === area);
    expect(places.length).toBeGreaterThan(0);
    if (area === 'public') await page.evaluate(() => localStorage.clear());
    for (const { at } of places) {
      await page.goto(product.url + at);
      await settle(page);
      expect.soft(await smallTargets(page, THUMB), at).toEqual([]);
    }
  });
}

test('so has what a newcomer sees, and every step of the identity form', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter('baru@demo.test');
  const steps = ['person', 'address', 'documents', 'account', 'summary'].map(
    (step) => `/kyc-form?langkah=${step}`,
  );
  for (const at of ['/dashboard', '/setting/create-pin', ...steps]) {
    await page.goto(at);
    await settle(page);
    expect.soft(await smallTargets(page, THUMB), at).toEqual([]);
  }
});
