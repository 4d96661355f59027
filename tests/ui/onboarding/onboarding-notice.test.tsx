import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { noticeMarker } from '../../support/browser-notice';
import { open, parts, standFrame } from '../../support/ui-frame';

standFrame('demo');

const forget = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: a browser that has been closed since
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
};
beforeEach(() => document.cookie.split('; ').forEach(forget));

const patient = { timeout: 20_000 };
const title = 'Selamat datang di portal mitra';
const notice = () => screen.findByRole('dialog', { name: title }, patient);
/** Waits for pending calls. */
const answered = () => waitFor(() => expect(parts.queryClient.isFetching()).toBe(0), patient);

it('the notice is shown once in a browser session, on the dashboard alone', async () => {
  await open({ user: 'baru', path: '/topup/data' });
  await answered();
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();

  await open({ user: 'baru' });
  await notice();
  cleanup();

  await open({ user: 'baru' });
  await answered();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.cookie).not.toContain(noticeMarker.name);
  cleanup();

  await open({ user: 'lain' });
  await notice();
});
