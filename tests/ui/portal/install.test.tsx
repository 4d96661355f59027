import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { enter, find, findText, isHere, press, standPortal, visit } from '../../support/ui-portal';

declare const happyDOM: { settings: { navigator: { userAgent: string } } };

standPortal();

const PHONE = 390;
const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const { userAgent } = navigator;
const useBrowser = (name: string) => {
  happyDOM.settings.navigator.userAgent = name;
};
afterEach(() => useBrowser(userAgent));

const banner = () => find('complementary', 'Pasang aplikasi');
const noBanner = () =>
  waitFor(() => expect(screen.queryByRole('complementary', { name: 'Pasang aplikasi' })).toBeNull());

/** The page's own script, which runs before any file of the portal is here. */
const inlineScript =
  /<script nonce="__NONCE__">(addEventListener.+?)<\/script>/.exec(readFileSync('index.html', 'utf8'))?.[1] ??
  '';

it('Chrome on Android offers to install, and asks once, also when it offered before the entry had loaded', async () => {
  new Function(inlineScript)();
  let asked = 0;
  const offer = () => {
    const prompt = async () => {
      asked += 1;
    };
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(event);
    return event;
  };
  expect(offer().defaultPrevented).toBe(true);
  (await import('../../../src/platform/web/install-prompt')).catchInstallPrompt();
  useBrowser(chromeOnAndroid);
  await enter('mitra@demo.test');
  visit('/dashboard', PHONE);
  await findText('10 transaksi terakhir');
  await press('button', 'Install', await banner());
  await noBanner();
  expect(asked).toBe(1);
  act(() => void offer());
  await press('button', 'Install', await banner());
  await noBanner();
  expect(asked).toBe(2);
});

it('iOS is shown how it is done, and a closed banner stays away', async () => {
  useBrowser(safari);
  await enter('mitra@demo.test');
  visit('/dashboard', PHONE);
  await press('button', 'Selengkapnya', await banner());
  const steps = await find('dialog', 'Pasang Lumbung di layar utama');
  expect(steps.querySelectorAll('li')).toHaveLength(4);
  await press('button', 'Tutup', steps);
  await press('button', /Tutup/, await banner());
  visit('/dashboard', PHONE);
  await findText('10 transaksi terakhir');
  await noBanner();
});

it('what was last seen goes with the session', async () => {
  await enter('mitra@demo.test');
  visit('/dashboard');
  await waitFor(() => expect(localStorage.getItem('last-seen')).not.toBeNull());
  await press('button', /^Menu pengguna/);
  await press('button', 'Logout');
  await press('button', 'Logout', await find('dialog'));
  await isHere('/login');
  expect(localStorage.getItem('last-seen')).toBeNull();
});
