import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { EntityRow } from '../../../src/admin/entity/calls';
import { goTo, openUiPage } from '../../support/ui-page';

// Long timeout, because screens are loaded on demand.
configure({ asyncUtilTimeout: 60_000 });

declare const happyDOM: { setViewport(size: { width: number }): void };

const RESOURCE = 'category-label';

let url: string;

/** Imported after the page exists, because `src/` reads it on load. */
const load = async () => ({
  ...(await import('../../../src/platform/web/sign-in')),
  ...(await import('../../../src/platform/web/query-client')),
  ...(await import('../../../src/web/app/engine')),
  PortalApp: (await import('../../../src/web/app/portal-app')).default,
});
let portal: Awaited<ReturnType<typeof load>>;
const another = () => `Kelas ${crypto.randomUUID().slice(0, 8)}`;
/** The edited record on the server. */
let record: EntityRow;

beforeAll(async () => {
  url = await openUiPage('/dashboard', 'demo');
  portal = await load();
});
beforeEach(async () => {
  happyDOM.setViewport({ width: 1440 });
  goTo(`${url}/panel/category-label/data`);
  await portal.signIn({ identifier: 'mitra@demo.test', password: 'Mitra#2026' });
  const variables = { name: another(), sort: 7, is_active: true };
  record = (await portal.dataProvider.create<EntityRow>({ resource: RESOURCE, variables })).data;
  render(
    <MemoryRouter initialEntries={[`/panel/category-label/form?q=${record.id}`]}>
      <portal.PortalApp />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  portal.queryClient.clear();
});

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Nama/ });
const toggle = () => screen.findByRole('switch', { name: /^Aktif/ });

/** Matches by name fragment, because the button's spinner fades out. */
const save = async () => userEvent.click(await screen.findByRole('button', { name: /Simpan/ }));

/** Another user saves the record, and the page is notified. */
async function changeElsewhere() {
  const { version } = record;
  const variables = { name: another(), sort: 7, is_active: true, version };
  record = (await portal.dataProvider.update<EntityRow>({ resource: RESOURCE, id: record.id, variables }))
    .data;
  await act(() => portal.queryClient.invalidateQueries());
}

it('a form no one has typed in takes what the server says of its record', async () => {
  await waitFor(async () => expect((await name()).value).toBe(record.name));
  await changeElsewhere();
  await waitFor(async () => expect((await name()).value).toBe(record.name));
});

it('a form that is typed in keeps every field as it is, and saving it asks which of the two counts', async () => {
  const before = await name();
  const mine = before.value;
  await userEvent.click(await toggle());
  await changeElsewhere();
  expect(await name()).toBe(before);
  expect(before.value).toBe(mine);

  await save();
  const conflict = await screen.findByRole('dialog', { name: 'Data sudah diubah' });
  await userEvent.click(within(conflict).getByRole('button', { name: 'Muat Ulang' }));
  await waitFor(async () => expect((await name()).value).toBe(record.name));
  expect((await toggle()).getAttribute('aria-checked')).toBe('true');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);

  // The form now has the latest version, so it can be saved.
  await userEvent.click(await toggle());
  await save();
  await screen.findByText('Berhasil disimpan.');
});

it('a conflict shows both versions field by field, and saves the chosen ones', async () => {
  const mine = (await name()).value;
  await userEvent.click(await toggle());
  await changeElsewhere();
  await save();
  const conflict = await screen.findByRole('dialog', { name: 'Data sudah diubah' });
  const field = (label: string) => within(within(conflict).getByRole('group', { name: label }));
  const isChosen = (label: string, version: RegExp) =>
    (field(label).getByRole('radio', { name: version }) as HTMLInputElement).checked;
  // At first each version keeps what it changed.
  expect(isChosen('Nama', /^Tersimpan/)).toBe(true);
  expect(isChosen('Aktif', /^Isian Anda/)).toBe(true);
  expect(field('Nama').getByRole('radio', { name: new RegExp(mine) })).toBeDefined();

  await userEvent.click(field('Nama').getByRole('radio', { name: /^Isian Anda/ }));
  await userEvent.click(within(conflict).getByRole('button', { name: 'Simpan Pilihan' }));
  await screen.findByText('Berhasil disimpan.');
  const { data } = await portal.dataProvider.getOne<EntityRow>({ resource: RESOURCE, id: record.id });
  expect(data).toMatchObject({ name: mine, is_active: false });
});

/** Opens the form of a record of which there is one. */
function openSingle(path: string, search = '') {
  cleanup();
  goTo(url + path + search);
  render(
    <MemoryRouter initialEntries={[path]}>
      <portal.PortalApp />
    </MemoryRouter>,
  );
}

it('a single record has its changes beside its form, and goes back to one of them', async () => {
  openSingle('/panel/setting/social-media');
  const address = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Alamat/ });
  const before = (await address()).value;
  await userEvent.clear(await address());
  await userEvent.type(await address(), 'Jalan Melati 9');
  await save();
  await screen.findByText('Berhasil disimpan.');

  await userEvent.click(await screen.findByRole('radio', { name: 'Riwayat' }));
  await screen.findByText('Jalan Melati 9', { selector: 'ins' });
  const [last] = await screen.findAllByRole('button', { name: 'Kembalikan ke versi ini' });
  await userEvent.click(last as HTMLElement);
  await screen.findByText('Berhasil dikembalikan.');
  await userEvent.click(screen.getByRole('radio', { name: 'Isian' }));
  await waitFor(async () => expect((await address()).value).toBe(before));
});

it('saving opens the tab of the first wrong field, and each tab counts its errors', async () => {
  openSingle('/panel/setting/web-panel', '?tab=Transaksi');
  const tab = (label: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name: label });
  expect((await tab(/^Transaksi/)).checked).toBe(true);
  const prefix = await screen.findByRole('textbox', { name: /^Awalan faktur/ });
  await userEvent.clear(prefix);
  await userEvent.type(prefix, 'i');
  await userEvent.click(await tab(/^Pencarian/));
  expect(window.location.search).toBe('?tab=Pencarian');
  await save();
  await waitFor(async () => expect((await tab(/^Transaksi/)).checked).toBe(true));
  await tab(/^Transaksi\s*1\s*isian salah/);
  expect(document.activeElement).toBe(prefix);
});

it('a draft that is given up leaves what the server says meanwhile', async () => {
  await waitFor(async () => expect((await name()).value).toBe(record.name));
  await userEvent.click(await toggle());
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  render(
    <MemoryRouter initialEntries={[`/panel/category-label/form?q=${record.id}`]}>
      <portal.PortalApp />
    </MemoryRouter>,
  );
  await screen.findByText('Isian Anda yang belum tersimpan dipulihkan.');
  expect((await toggle()).getAttribute('aria-checked')).toBe('false');
  await changeElsewhere();
  await userEvent.click(screen.getByRole('button', { name: 'Buang draf' }));
  await waitFor(async () => expect((await name()).value).toBe(record.name));
  expect((await toggle()).getAttribute('aria-checked')).toBe('true');
});

it('a conflict whose host does not say what stands there now is reported, and what was typed stays', async () => {
  await userEvent.click(await toggle());
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    if (request[1]?.method !== 'PUT') return real(...request);
    const failure = { status: 409, code: 'VERSION_CONFLICT', message: 'Sudah berubah di tempat lain.' };
    return Response.json(failure, { status: 409 });
  });
  await save();
  await screen.findByText('Sudah berubah di tempat lain.');
  expect((await toggle()).getAttribute('aria-checked')).toBe('false');
});
