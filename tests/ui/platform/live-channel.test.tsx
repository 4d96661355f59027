import { beforeAll, expect, it, vi } from 'vitest';
import { livePath } from '../../../src/core/contract/live';
import { createLiveTickets } from '../../../src/core/contract/session';
import type { LiveState } from '../../../src/platform/web/reconnect';
import { openUiPage } from '../../support/ui-page';

/** Maximum sockets per user, and behaviour above it. */
const MOST = 10;

let url: string;
let connectChannel: typeof import('../../../src/platform/web/live-channel')['connectChannel'];
let signIn: typeof import('../../../src/platform/web/sign-in')['signIn'];
let call: typeof import('../../../src/platform/web/call')['call'];

beforeAll(async () => {
  url = await openUiPage('/login');
  ({ connectChannel } = await import('../../../src/platform/web/live-channel'));
  ({ signIn } = await import('../../../src/platform/web/sign-in'));
  ({ call } = await import('../../../src/platform/web/call'));
});

/** Opens a connected socket of another tab. */
const occupy = async (): Promise<WebSocket> => {
  const { data } = await call(createLiveTickets, { body: { channels: ['mitra'] } });
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}${livePath('mitra')}?token=${data.tickets.mitra}`,
  );
  await new Promise((resolve) => {
    socket.onmessage = resolve;
  });
  return socket;
};

it('a refused channel waits instead of asking every five seconds, until something may have freed one', async () => {
  await signIn({ identifier: 'mitra@demo.test', password: 'Mitra#2026' });
  const others: WebSocket[] = [];
  while (others.length < MOST) others.push(await occupy());

  const calls = vi.spyOn(window, 'fetch');
  const phases: LiveState['phase'][] = [];
  const heard: unknown[] = [];
  const onReopened = vi.fn();
  const { close } = connectChannel('mitra-balance', {
    onMessage: (message) => heard.push(message),
    onReopened,
    onPhase: (phase) => phases.push(phase),
  });
  await vi.waitFor(() => expect(phases).toEqual(['refused']), { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(phases).toEqual(['refused']);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([]);

  others[0]?.close();
  await vi.waitFor(
    () => {
      window.dispatchEvent(new Event('online'));
      expect(phases.at(-1)).toBe('open');
    },
    { timeout: 10_000, interval: 500 },
  );
  // The server may free the connection later than this browser closes the socket.
  expect(phases.join()).toMatch(/^refused(,connecting,refused)*,connecting,open$/);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(onReopened).not.toHaveBeenCalled();

  close();
  for (const socket of others) socket.close();
});
