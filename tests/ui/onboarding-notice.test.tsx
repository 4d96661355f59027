import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noticeMarker } from '../support/browser-notice';
import { openUiPage } from '../support/ui-page';

let close: () => Promise<void>;
let NoticeHost: typeof import('../../src/layout/onboarding/notice-host')['NoticeHost'];
let queryClient: typeof import('../../src/api/query-client')['queryClient'];
let sign: typeof import('../../src/api/sign-in');

beforeAll(async () => {
  ({ close } = await openUiPage('/dashboard', 'demo'));
  // biome-ignore lint/suspicious/noDocumentCookie: takes the mark of the other tests away
  document.cookie = `${noticeMarker.name}=; path=/; max-age=0`;
  ({ NoticeHost } = await import('../../src/layout/onboarding/notice-host'));
  ({ queryClient } = await import('../../src/api/query-client'));
  sign = await import('../../src/api/sign-in');
}, 180_000);
afterAll(() => close());

const signIn = () => sign.signIn({ identifier: 'baru@demo.test', password: 'Mitra#2026' });
/** A page with the layout that shows notices; what came before it has gone. */
const openPage = () => {
  cleanup();
  render(
    <QueryClientProvider client={queryClient}>
      <NoticeHost />
    </QueryClientProvider>,
  );
};
const notice = () => screen.findByRole('dialog', {}, { timeout: 20_000 });

it('a notice that was closed stays closed on every page until the next person signs in', async () => {
  await signIn();
  openPage();
  await notice();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  openPage();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole('dialog')).toBeNull();

  await sign.signOut();
  await signIn();
  openPage();
  await notice();
});
