import { expect, test } from '../support/browser';
import { settle } from '../support/browser-places';
import { smallTargets } from '../support/browser-targets';

/** Pixels for a thumb (promise U2); what an established partner sees is walked in `pages.spec`. */
const THUMB = 44;
const PHONE = { width: 390, height: 844 };

test('what a newcomer sees and every step of the identity form has room for a thumb on a phone', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
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
