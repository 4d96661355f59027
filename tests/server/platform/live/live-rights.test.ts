import { expect, it } from 'vitest';
import type { LiveChannel } from '../../../../src/core/contract/session';
import type { Can } from '../../../../src/core/session/reason';
import { createHub, type LiveSocket } from '../../../../src/server/live/hub';
import type { LiveMessage } from '../../../../src/server/live/message';
import { createRights } from '../../../../src/server/live/rights';
import { until } from '../../../support/until';

const PARTNER = 'partner';
const all: Can = () => ({ can: true });

function openOn(channel: LiveChannel, over: Partial<LiveSocket> = {}) {
  const said: unknown[] = [];
  let closed = false;
  const socket: LiveSocket = {
    ...{ channel, partnerId: PARTNER, userId: 'user', role: 'sub', can: all, sessionHash: 'session' },
    ...{ alive: true, deferred: null, checks: 0, ...over },
    wire: {
      ...{ bufferedAmount: 0, ping: () => undefined, terminate: () => undefined },
      send: (text) => void said.push(JSON.parse(text).type),
      close: () => {
        closed = true;
      },
    },
  };
  return { socket, said, isClosed: () => closed };
}
const message = (frame: object) => ({ channel: 'mitra', partner_id: PARTNER, frame }) as LiveMessage;

it('a database that does not answer who may read what holds only that back, and closes the profit channel', async () => {
  const hub = createHub();
  const [ordinary, profit] = [openOn('mitra'), openOn('mitra-panel-balance')];
  for (const { socket } of [ordinary, profit]) hub.add(socket);
  let isAway = true;
  const rights = createRights({
    hub,
    canOf: async () => {
      if (isAway) throw new Error('away');
      return all;
    },
    mayWatch: () => true,
    onFailure: () => undefined,
  });
  await rights.check([ordinary.socket, profit.socket]);
  hub.deliver(message({ type: 'resource', resource: 'member' }));
  hub.deliver(message({ type: 'facts', revision: '1' }));
  expect([ordinary.isClosed(), profit.isClosed()]).toEqual([false, true]);
  expect(ordinary.said).toEqual(['facts']);
  isAway = false;
  await until('what was held', () => ordinary.said.includes('resource') || undefined);
});

it('a change of rows is sent to the user concerned, beside those who may open them', () => {
  const hub = createHub();
  const can: Can = () => ({ can: false, reason: 'forbidden' });
  const [person, another] = [openOn('mitra', { can }), openOn('mitra', { can, userId: 'another' })];
  for (const { socket } of [person, another]) hub.add(socket);
  const frame = { type: 'resource', resource: 'sub-account-approval' };
  hub.deliver({ ...message(frame), only: { user_id: 'user' } });
  expect([person.said, another.said]).toEqual([['resource'], []]);
});
