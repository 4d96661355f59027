import { dateTime, dayOf } from '../../../src/core/format/date';
import type { TransactionSummary } from '../../../src/topics/orders/contract/transaction-list';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import type { Client } from '../../support/client';
import { TICKETS } from '../../support/tickets';
import { workbookOf } from '../../support/workbook';

const PAGE = '/pembukuan/reconciliation';
const csv = (text: string, name = 'kasir.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The latest successful orders without tickets. */
async function ordersOf(client: Client): Promise<TransactionSummary[]> {
  const [{ body: newest }, { body: tickets }] = await Promise.all([
    client.get('/v1/crm/transaction?limit=50&f.status=2'),
    client.get(`${TICKETS}?limit=100`),
  ]);
  const asked = new Set(tickets.data.map(({ ref_code }: { ref_code: string | null }) => ref_code));
  return newest.data.filter(({ code }: TransactionSummary) => !asked.has(code)).slice(0, 3);
}

/** A shop's list with a correct, a wrong and an unknown order. */
const listOf = ([right, wrong]: TransactionSummary[]): string => {
  const line = (order: TransactionSummary | undefined, total: number) =>
    order && `${dateTime(order.date)};${order.ref_id};${order.destination};"${total}";Sukses`;
  return [
    'Toko Rizky',
    'Tanggal;No Ref;Tujuan;Total;Status',
    line(right, right?.selling_total ?? 0),
    line(wrong, (wrong?.selling_total ?? 0) + 500),
    `${dateTime(right?.date ?? '')};NOTA-9;0812;7777;Sukses`,
    `${dateTime(right?.date ?? '')};NOTA-10;0812;gratis;Sukses`,
  ].join('\n');
};

test('a file is matched with orders, and what differs is a file', async ({ page, enter, complaints }) => {
  const client = await enter('mitra@demo.test');
  const orders = await ordersOf(client);
  const [right, wrong] = orders as [TransactionSummary, TransactionSummary];
  await page.goto('/pembukuan');
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Rekonsiliasi' })
    .click();

  const chosen = page.getByLabel('Pilih CSV atau Excel');
  await chosen.setInputFiles(csv('halo\napa kabar'));
  await expect(page.getByRole('alert')).toContainText('bukan tabel');
  await chosen.setInputFiles({ name: 'kasir.xlsx', mimeType: 'application/zip', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toContainText('tidak dapat dibaca');
  await chosen.setInputFiles(csv(`Nota,Total\n${'A,1\n'.repeat(5001)}`));
  await expect(page.getByRole('alert')).toContainText('5.001 baris');
  await chosen.setInputFiles(csv(listOf(orders)));
  await expect(page.getByText('4 baris, 5 kolom')).toBeVisible();
  await expect(page.getByLabel('Referensi')).toHaveValue('1');
  await expect(page.getByLabel('Jumlah')).toHaveValue('3');
  await expect(page.getByText(/Contoh: Rp/)).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
  await page.getByLabel('Jumlah').selectOption('1');
  await page.getByRole('button', { name: 'Cocokkan 4 Baris' }).click();
  await expect(page.getByText('Kolom ini sudah dipakai untuk Referensi.')).toBeVisible();
  await page.getByLabel('Jumlah').selectOption('3');
  // Choices survive a lost answer.
  complaints.allow(/net::ERR_FAILED/);
  await page.route('**/v1/crm/reconciliation', (route) => route.abort());
  await page.getByRole('button', { name: 'Cocokkan 4 Baris' }).click();
  await expect(page.getByRole('alert')).toBeInViewport();
  await page.unroute('**/v1/crm/reconciliation');
  await page.getByRole('button', { name: 'Cocokkan 4 Baris' }).click();

  const rows = page.getByRole('list', { name: 'Hasil' }).getByRole('listitem');
  await expect(page.getByRole('radio', { name: /Berbeda/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: /^Hasil/ })).toBeFocused();
  await expect(rows.filter({ hasText: wrong.code })).toContainText(/Jumlah berbeda Rp.500/);
  await expect(page.getByText('Baris 6: jumlah “gratis”')).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
  await page.getByRole('radio', { name: /Cocok/ }).check();
  await expect(rows.filter({ hasText: right.code })).toHaveCount(1);
  await page.getByRole('radio', { name: /Hanya di berkas/ }).check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('NOTA-9');
  await page.getByRole('radio', { name: /Hanya di sini/ }).check();
  await page.getByRole('searchbox').last().fill('bukan-kode-apa-pun');
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
  await page.getByRole('button', { name: 'Atur Ulang Filter' }).click();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^selisih-rekonsiliasi-.*\.csv$/);

  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: /^Hasil/ })).toHaveCount(0);
  await page.getByLabel('Pilih CSV atau Excel').setInputFiles(csv(listOf(orders)));
  await expect(page.getByLabel('Jumlah')).toHaveValue('3');
});

test('a difference becomes a ticket with one press, and its row leads there from then on', async ({
  page,
  enter,
  complaints,
}) => {
  const client = await enter('mitra@demo.test');
  const orders = await ordersOf(client);
  const { code } = orders[1] as TransactionSummary;
  const ticketsNamed = async (text: string) => (await client.get(`${TICKETS}?search=${text}`)).body.data;
  const ways = (about: string) => ({
    ask: page.getByRole('button', { name: `Buat tiket tentang ${about}` }),
    there: page.getByRole('link', { name: `Lihat tiket tentang ${about}` }),
  });
  const match = async () => {
    await page.getByLabel('Pilih CSV atau Excel').setInputFiles(csv(listOf(orders)));
    await page.getByRole('button', { name: 'Cocokkan 4 Baris' }).click();
    await expect(page.getByRole('radio', { name: /Berbeda/ })).toBeChecked();
  };
  const back = () =>
    page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Rekonsiliasi' }).click();
  await page.goto(PAGE);
  await match();

  // Repeated clicks during the request create one ticket, whichever group is shown.
  let sent = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${TICKETS}`, async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await held;
    }
    await route.continue();
  });
  const order = ways(code);
  await order.ask.click();
  await expect(order.ask).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('radio', { name: /Cocok/ }).check();
  await page.getByRole('radio', { name: /Berbeda/ }).check();
  await expect(order.ask).toHaveAttribute('aria-busy', 'true');
  await order.ask.dispatchEvent('click');
  letGo();
  await expect(page.getByText(new RegExp(`Tiket TK-\\S+ tentang ${code} dibuat`))).toBeVisible();
  await expect(order.there).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  expect(sent).toBe(1);
  const [made] = await ticketsNamed(code);
  expect(made).toMatchObject({
    ...{ ref_code: code, category: 'order', priority: '2', subject: `Rekonsiliasi berbeda: ${code}` },
    message: expect.stringMatching(/Jumlah berbeda Rp.500/),
  });
  await page.unroute(`**${TICKETS}`);
  expect(await axeErrors(page)).toEqual([]);
  await order.there.click();
  await expect(page).toHaveURL(new RegExp(`request-ticket/detail\\?q=${made.id}`));
  await expect(page.getByText(/Jumlah berbeda Rp.500/)).toBeVisible();
  await back();
  await order.there.click();
  await expect(page).toHaveURL(new RegExp(made.id));
  await back();

  // Rows found only in the file create one ticket, too, even if the answer is lost; keyboard focus is kept.
  complaints.allow(/net::ERR_FAILED/);
  await page.getByRole('radio', { name: /Hanya di berkas/ }).check();
  await page.route(`**${TICKETS}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  const { ask, there } = ways('NOTA-9');
  await ask.press('Enter');
  await expect(page.getByText(/^Tidak ada koneksi/)).toBeVisible();
  await expect(ask).toBeFocused();
  await ask.press('Enter');
  await expect(page).toHaveURL(/request-ticket\/detail\?q=/);
  expect(await ticketsNamed('NOTA-9')).toHaveLength(1);
  await page.unroute(`**${TICKETS}`);
  await back();
  await expect(there).toBeVisible();

  // A reloaded page links to the open ticket.
  await page.goto(PAGE);
  await match();
  await order.ask.click();
  await expect(page).toHaveURL(new RegExp(made.id));
  expect(await ticketsNamed(code)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a workbook is matched by its own days, and columns that cannot be guessed are remembered', async ({
    page,
    enter,
  }) => {
    const client = await enter('segera@demo.test');
    const [order] = (await ordersOf(client)) as [TransactionSummary];
    const cells = [
      ['Apa', 'Kapan itu', 'Berapa'],
      [order.ref_id, dayOf(order.date), String(order.selling_total)],
    ];
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = cells.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
    const buffer = Buffer.from(workbookOf([{ rows }]));
    const file = { name: 'buku.xlsx', mimeType: 'application/vnd.ms-excel', buffer };
    await page.goto(PAGE);
    await page.getByLabel('Pilih CSV atau Excel').setInputFiles(file);
    await page.getByRole('button', { name: 'Cocokkan' }).click();
    await expect(page.getByText('Pilih kolom jumlah.')).toBeVisible();
    await expect(page.getByLabel('Jumlah')).toBeFocused();
    await page.getByLabel('Jumlah').selectOption('Berapa');
    await page.getByLabel('Referensi').selectOption('Apa');
    await page.getByLabel('Waktu').selectOption('Kapan itu');
    await expect(page.getByText('Diambil dari waktu di berkas.')).toBeVisible();
    await page.getByRole('switch', { name: 'Sertakan mutasi saldo' }).check();
    await page.getByRole('button', { name: 'Cocokkan 1 Baris' }).click();
    await page.getByRole('radio', { name: /Cocok/ }).check();
    await expect(page.getByRole('list', { name: 'Hasil' })).toContainText(order.code);
    expect(await axeErrors(page)).toEqual([]);
    await page.getByRole('button', { name: 'Berkas Lain' }).click();
    await page.getByLabel('Pilih CSV atau Excel').setInputFiles(file);
    await expect(page.getByLabel('Jumlah')).toHaveValue('2');
  });
});
