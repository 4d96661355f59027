import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { goTo, openUiPage } from '../../support/ui-page';

// Long timeout, because screens are loaded on demand.
configure({ asyncUtilTimeout: 60_000 });

declare const happyDOM: { setViewport(size: { width: number }): void };

let url: string;

/** Imported after the page exists, because `src/` reads it on load. */
const load = async () => ({
  ...(await import('../../../src/platform/web/drafts')),
  ...(await import('../../../src/platform/web/session')),
  ...(await import('../../../src/platform/web/sign-in')),
  ...(await import('../../../src/platform/web/query-client')),
  ...(await import('../../../src/web/app/engine')),
  PortalApp: (await import('../../../src/web/app/portal-app')).default,
});
let portal: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  url = await openUiPage('/dashboard', 'demo');
  portal = await load();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  portal.queryClient.clear();
  vi.restoreAllMocks();
});

/** Data provider methods used by tests of this file. */
const reached = new Set<string>();

/** Records calls of Refine's three providers. */
const listen = () => {
  const { dataProvider, authProvider, accessControlProvider } = portal;
  const asked = (provider: object) => Object.keys(provider).filter((name) => isAsked(provider, name));
  const isAsked = (provider: object, name: string) => {
    const method = Reflect.get(provider, name);
    return vi.isMockFunction(method) && method.mock.calls.length > 0;
  };
  for (const provider of [dataProvider, authProvider, accessControlProvider]) {
    for (const [name, method] of Object.entries(provider)) {
      if (typeof method === 'function') vi.spyOn(provider, name as never);
    }
  }
  return {
    storeAnswer: () => {
      for (const name of asked(dataProvider)) reached.add(name);
    },
    data: () => asked(dataProvider),
    auth: () => asked(authProvider).sort(),
    access: () => asked(accessControlProvider),
    questions: () =>
      vi
        .mocked(accessControlProvider.can)
        .mock.calls.map(([{ resource, action }]) => `${resource}:${action}`),
  };
};

async function open(path: string, user = 'mitra') {
  happyDOM.setViewport({ width: 1440 });
  goTo(url + path);
  await portal.signIn({ identifier: `${user}@demo.test`, password: 'Mitra#2026' });
  render(
    <MemoryRouter initialEntries={[path]}>
      <portal.PortalApp />
    </MemoryRouter>,
  );
}

const press = async (role: string, name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));
const pressIn = async (title: string | RegExp, role: string, name: string) => {
  const dialog = await screen.findByRole('dialog', { name: title });
  await userEvent.click(await within(dialog).findByRole(role, { name }));
};

it('an entity is made, changed, deleted and brought back through the data provider; the other two are asked on the way', async () => {
  const heard = listen();
  await open('/panel/category-label/data?search=Kelas');
  // Restores typed input; typing is tested in a browser.
  const values = { name: 'Kelas Berat', sort: 7, is_active: true };
  localStorage.setItem(
    portal.draftName('category-label:new', portal.sessionUser() ?? ''),
    JSON.stringify({ values }),
  );
  await press('link', 'Tambah Group');
  await press('button', /^Simpan/);
  await screen.findByText('Berhasil disimpan.');

  await press('button', 'Kelas Berat');
  await pressIn('Kelas Berat', 'link', 'Ubah');
  await press('switch', /^Aktif/);
  await press('button', /^Simpan/);
  await screen.findByText('Berhasil disimpan.');

  await press('button', 'Tindakan untuk Kelas Berat');
  await press('menuitem', 'Hapus');
  await pressIn(/^Hapus Kelas Berat/, 'button', 'Hapus');
  await press('button', 'Urungkan');
  await screen.findByText('Berhasil dikembalikan.');

  heard.storeAnswer();
  expect(heard.auth()).toContain('check');
  expect(heard.questions()).toEqual(
    expect.arrayContaining([
      'category-label:create',
      'category-label:edit',
      'category-label:delete',
      '/panel/statistic:open',
    ]),
  );
}, 300_000);

it('a chosen reference gets its title by `getMany`, a refused delete reaches `onError`, Logout to `logout`', async () => {
  const heard = listen();
  await open(`/panel/category/data?f.label_id=${crypto.randomUUID()}`);
  await press('button', /^Filter/);
  await screen.findByText('Sudah dihapus');
  expect(heard.data()).toContain('getMany');
  heard.storeAnswer();
  cleanup();

  await open('/panel/category-label/data?search=Top+Up');
  await press('button', /^Tindakan untuk Top Up/);
  await press('menuitem', 'Hapus');
  await pressIn(/^Hapus Top Up/, 'button', 'Hapus');
  await screen.findByText(/masih dipakai/i);
  expect(heard.auth()).toEqual(['check', 'onError']);

  await press('button', /^Menu pengguna/);
  await press('button', 'Logout');
  await pressIn('Apakah Anda yakin akan Logout?', 'button', 'Logout');
  await waitFor(() => expect(portal.currentSession()).toBeNull());
  expect(heard.auth()).toEqual(['check', 'logout', 'onError']);
}, 300_000);

it('the two reach every method that the data provider has', () => {
  expect([...reached].sort()).toEqual(Object.keys(portal.dataProvider).sort());
});
