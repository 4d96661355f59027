import { DEMO_PASSWORD } from '../../../demo/logins';
import { tutorials } from '../../../src/topics/dashboard/web/dashboard/onboarding/tutorial-list';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';

/** A browser without dismissed notices. */
test.use({
  storageState: { cookies: [], origins: [] },
  // Tutorials play automatically only without reduced motion.
  contextOptions: { reducedMotion: 'no-preference' },
});

test.describe('a newcomer who signs in for the first time', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Nomor HP').last().fill('081200000002');
    await page.locator('input[type=password]').fill(DEMO_PASSWORD);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/dashboard');
  });

  test('reads the notice, puts it away for a day, and is led around once', async ({ page, context }) => {
    const notice = page.getByRole('dialog', { name: 'Selamat datang di portal mitra' });
    await expect(notice).toBeVisible();
    const marker = async () => (await context.cookies()).find(({ name }) => name.startsWith('onboarding-'));
    await notice.getByLabel('Jangan Tampilkan Lagi').check();
    const markerBefore = await marker();
    expect(markerBefore?.expires).toBeGreaterThan(Date.now() / 1000 + 86_000);
    await notice.getByLabel('Jangan Tampilkan Lagi').uncheck();
    expect(await marker()).toBeUndefined();
    await notice.getByLabel('Jangan Tampilkan Lagi').check();
    await notice.getByRole('button', { name: 'Tutup' }).click();

    const mark = page.locator('.coach-mark');
    await expect(mark).toContainText('Langkah Anda');
    await mark.getByRole('button', { name: 'Lanjut' }).click();
    await expect(mark).toContainText('Persiapan');
    await mark.getByRole('button', { name: 'Kembali' }).click();
    await expect(mark).toContainText('Langkah Anda');
    for (let left = 4; left > 0; left -= 1) await mark.getByRole('button', { name: 'Lanjut' }).click();
    await mark.getByRole('button', { name: 'Selesai' }).click();
    await expect(mark).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('coach-marks'))).toBe('["dashboard"]');

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Selamat datang, Bagas Pratama' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(notice).toHaveCount(0);
    await expect(mark).toHaveCount(0);
  });

  test('sees how far the account is, what is next, and three videos', async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await page
      .locator('.coach-mark')
      .getByRole('button', { name: /close|tutup/i })
      .click();
    await expect(page.getByRole('img', { name: 'Persiapan 20%' })).toBeVisible();
    await expect(page.getByText('Langkah berikutnya: Buat PIN.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bantuan FAQ' })).toHaveAttribute('href', /wa\.me/);
    await expect(page.getByRole('link', { name: 'Customer Support' })).toHaveAttribute('href', /wa\.me/);
    await expect(page.getByText('10 transaksi terakhir')).toHaveCount(0);

    for (const { title, seconds, steps } of tutorials) {
      await page.getByRole('button', { name: `Putar ${title}` }).click();
      const player = page.getByRole('dialog', { name: title });
      await expect(player.getByRole('listitem')).toHaveText([...steps]);
      const video = player.locator('video');
      const length = () => video.evaluate((one: HTMLVideoElement) => Math.round(one.duration));
      // Chromium without H.264, such as Playwright's own, shows the steps alone.
      const plays = await page.evaluate(() =>
        document.createElement('video').canPlayType('video/mp4; codecs="avc1.640020"'),
      );
      if (plays) await expect.poll(length).toBe(seconds);
      expect(await axeErrors(page)).toEqual([]);
      await player.getByRole('button', { name: 'Tutup' }).click();
    }
  });
});

test('on a phone the notice is a drawer at its bottom', async ({ otherBrowser }) => {
  const page = await otherBrowser({ viewport: { width: 390, height: 844 } });
  await page.goto('/login');
  await page.getByLabel('Nomor HP').last().fill('081200000002');
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.locator('form button[type=submit]').click();
  const notice = page.getByRole('dialog', { name: 'Selamat datang di portal mitra' });
  await expect(notice).toBeVisible();
  await expect(async () => {
    const box = await notice.boundingBox();
    expect(box && Math.round(box.y + box.height)).toBe(844);
    expect(box?.width).toBe(390);
  }).toPass();
});
