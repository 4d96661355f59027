import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { dayOf, monthName } from '../../../src/core/format/date';
import { monthAfter } from '../../../src/core/format/periods';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { pdfLinks } from '../../support/pdf-text';

test('a month of the balance is saved as a paper whose code leads to what the ledger says', async ({
  page,
  enter,
  product,
}) => {
  await enter('mitra@demo.test');
  const month = monthAfter(dayOf(new Date().toISOString()).slice(0, 7), -2);
  let file: Download | undefined;
  for (const path of ['/pembukuan', '/history-balance']) {
    await page.goto(path);
    if (path === '/pembukuan') {
      await page.getByRole('button', { name: 'Ekspor' }).click();
      await page.getByRole('menuitem', { name: 'Rekening Koran' }).click();
    } else await page.getByRole('button', { name: 'Rekening Koran' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rekening Koran' });
    await dialog.getByLabel('Bulan').selectOption(monthName(month));
    expect(await axeErrors(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Unduh PDF' }).click();
    file = await saved;
    expect(file.suggestedFilename()).toBe(`rekening-koran-${month}.pdf`);
  }
  const [address = ''] = pdfLinks(readFileSync((await file?.path()) ?? ''));
  await page.goto(product.url + new URL(address).pathname);
  await expect(page.getByRole('heading', { name: 'Rekening koran ini kami terbitkan' })).toBeVisible();
  await expect(page.getByText(monthName(month)).first()).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
  // Manual entry without a camera.
  const fact = async (word: string) => page.locator(`dt:has-text("${word}") + dd`).first().innerText();
  const [number, checksum] = [await fact('Nomor'), await fact('Checksum')];
  await page.goto('/invoice-check');
  expect(await axeErrors(page)).toEqual([]);
  await page.getByLabel('Nomor').fill(number);
  await page.getByLabel('Checksum').fill(checksum);
  await page.getByRole('button', { name: 'Periksa' }).click();
  await expect(page.getByRole('heading', { name: 'Rekening koran ini kami terbitkan' })).toBeVisible();
});
