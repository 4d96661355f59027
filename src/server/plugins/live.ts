import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PUBLIC } from '../../core/contract/endpoint';
import { livePath, SOCKET_REFUSED } from '../../core/contract/live';
import { type LiveChannel, liveChannel } from '../../core/contract/session';
import type { Database } from '../../platform/db/client';
import { AppError } from '../../platform/http/app-error';
import { isDatabaseAway } from '../../platform/http/database-error';
import { mayWatch, type SessionService } from '../../topics/accounts/server/session/service';
import { createHub, type LiveSocket, mayReceive } from '../live/hub';
import { LIVE, type LiveMessage, readMessage } from '../live/message';
import { presentState, type StateSources } from '../live/present-state';
import { createRights } from '../live/rights';

/** Sockets per user (promise S13): three channels in three tabs and one being replaced. */
const MOST_SOCKETS = 10;
/** Maximum message bytes: clients send only control frames. */
const MOST_BYTES = 1_024;
const PING_EVERY = 30_000;
/** Milliseconds: a removed sub-account is disconnected within two seconds (promise S4). */
const SESSIONS_EVERY = 1_500;
const RESYNC_RETRY = 500;
const GOODBYE = 500;
/** Milliseconds added to the requested replay age for network delay. */
const LAG = 500;

export interface LiveDeps extends StateSources {
  database: Database;
  /** Additional allowed origins: the portal, and the other live host. */
  origins: readonly string[];
  sessions: Pick<SessionService, 'consumeLiveTicket' | 'livingAmong' | 'canOf'>;
}

const ticketQuery = z.strictObject({
  token: z.string().min(20).max(200),
  age: z.coerce.number().int().min(0).max(86_400_000).default(0),
});

/** Enables WebSockets; call before the first route is registered. */
export async function installSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES },
    // Malformed frames of clients are not logged.
    errorHandler: (err, socket, { log }) => {
      const isTheirs = /^(?:WS_ERR_|ECONNRESET|EPIPE)/.test(String((err as NodeJS.ErrnoException).code));
      log[isTheirs ? 'debug' : isDatabaseAway(err) ? 'warn' : 'error']({ err }, 'a live socket failed');
      socket.terminate();
    },
    preClose: (done) => {
      const { clients } = app.websocketServer;
      for (const client of clients) client.close(1001, 'server stops');
      const cut = setTimeout(() => {
        for (const client of clients) client.terminate();
      }, GOODBYE);
      app.websocketServer.close(() => {
        clearTimeout(cut);
        done();
      });
    },
  });
}

/** The three live channels. Messages travel through the database, so any process may handle an order. */
export async function installLive(app: FastifyInstance, deps: LiveDeps): Promise<void> {
  const hub = createHub();
  const rights = createRights({
    hub,
    canOf: deps.sessions.canOf,
    mayWatch,
    onFailure: (error) => app.log.warn({ err: error }, 'who may read a channel could not be read'),
  });
  let closing = false;

  const unlisten = await deps.database.listen(
    LIVE,
    (payload) => {
      const message = readMessage(payload);
      if (!('refused' in message)) return deliver(message);
      // Messages are created only in `src/platform/live/functions/live.sql`: a bug there, or another program.
      app.log.warn({ reason: message.refused }, 'a live message was refused');
    },
    () => void resync(),
  );

  /** After a lost connection messages may be missing: all sockets get the current state. */
  const resync = async () => {
    try {
      for (const channel of liveChannel.options) {
        const messages = await presentState(deps, channel, hub.partnersOn(channel));
        for (const message of messages) deliver(message);
      }
    } catch (error) {
      app.log.warn({ err: error }, 'live state could not be read');
      if (!closing) setTimeout(() => void resync(), RESYNC_RETRY).unref();
    }
  };

  const deliver = (message: LiveMessage) => {
    hub.deliver(message);
    const { partner_id, frame } = message;
    if (partner_id !== null && 'type' in frame && frame.type === 'facts') {
      void rights.check(liveChannel.options.flatMap((channel) => hub.watching(channel, partner_id)));
    }
  };

  const closeEnded = async () => {
    const asked = hub.sessions();
    if (asked.length === 0) return;
    try {
      hub.closeEnded(await deps.sessions.livingAmong(asked), new Set(asked));
    } catch (error) {
      app.log.warn({ err: error }, 'sessions of open sockets could not be read');
    }
  };

  const timers = [setInterval(hub.ping, PING_EVERY), setInterval(closeEnded, SESSIONS_EVERY)];
  for (const timer of timers) timer.unref();
  app.addHook('preClose', async () => {
    closing = true;
    rights.stop();
    timers.forEach(clearInterval);
    await unlisten();
  });

  const open = async (socket: LiveSocket, age: number) => {
    hub.add(socket);
    // Permissions may have changed between reading them and registering the socket.
    void rights.check([socket]);
    // Registered before reading, so that concurrent changes arrive as well; versions order them.
    const isWhole = age === 0 || hub.replay(socket, age + LAG);
    const state =
      socket.channel === 'mitra' ? [] : await presentState(deps, socket.channel, [socket.partnerId]);
    const visible = state.filter((message) => mayReceive(socket, message));
    for (const { frame } of visible) hub.send(socket, frame);
    // Without a balance to send, confirm the connection.
    if (visible.length === 0) hub.send(socket, { type: 'open' });
    if (!isWhole && socket.channel === 'mitra') hub.send(socket, { type: 'missed' });
  };

  for (const channel of liveChannel.options) serveChannel(channel);

  function serveChannel(channel: LiveChannel): void {
    const holders = new WeakMap<FastifyRequest, Omit<LiveSocket, 'wire' | 'alive' | 'deferred' | 'checks'>>();
    app.route({
      method: 'GET',
      url: livePath(channel),
      config: { object: PUBLIC },
      schema: { hide: true, querystring: ticketQuery },
      preHandler: async (request) => {
        refuseForeignOrigin(request, deps.origins);
        const { token } = request.query as z.output<typeof ticketQuery>;
        const holder = request.ws ? await deps.sessions.consumeLiveTicket(token, channel) : null;
        const can = holder && (await deps.sessions.canOf(holder.sessionHash));
        if (!can) throw new AppError('FORBIDDEN');
        holders.set(request, { channel, ...holder, can });
      },
      handler: async () => {
        throw new AppError('NOT_FOUND');
      },
      wsHandler: (wire, request) => {
        const holder = holders.get(request);
        if (!holder) return wire.terminate();
        if (hub.countOf(holder.userId) >= MOST_SOCKETS) return wire.close(SOCKET_REFUSED, 'too many sockets');
        const socket: LiveSocket = { ...holder, wire, alive: true, deferred: null, checks: 0 };
        wire.on('pong', () => {
          socket.alive = true;
        });
        wire.on('message', () => wire.close(1008, 'nothing is read here'));
        wire.on('close', () => hub.remove(socket));
        return open(socket, (request.query as z.output<typeof ticketQuery>).age);
      },
    });
  }
}

/** A page of another site must not open a socket with a stolen ticket. */
function refuseForeignOrigin(request: FastifyRequest, ours: readonly string[]): void {
  const { origin } = request.headers;
  const host = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null || (host !== request.host && !ours.includes(host))) throw new AppError('FORBIDDEN');
}
