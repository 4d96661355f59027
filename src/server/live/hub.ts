import type { LiveChannel } from '../../core/contract/session';
import { mayKnowNews, readsNews } from '../../core/session/notification-audience';
import type { Can } from '../../core/session/reason';
import { COST } from '../../core/session/roles';
import { withoutAmount } from '../../core/text/refund-news';
import type { LiveMessage } from './message';

/** Maximum bytes buffered for a client; a frame is about a hundred. */
const MOST_WAITING = 64 * 1024;
/** Milliseconds and messages of a channel buffered for pages whose socket is still connecting. */
const REMEMBERED = 60_000;
const MOST_REMEMBERED = 50;
const MOST_DEFERRED = 200;

export interface Wire {
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

export interface LiveSocket {
  wire: Wire;
  channel: LiveChannel;
  partnerId: string;
  userId: string;
  role: 'owner' | 'sub';
  can: Can;
  sessionHash: string;
  alive: boolean;
  /** Messages queued while permissions reload; null when permissions are current. */
  deferred: LiveMessage[] | null;
  checks: number;
}

/**
 * Recent messages of a partner's channel; those at or before `droppedAt` are dropped. Clock of this process.
 */
interface SentState {
  messages: readonly { at: number; message: LiveMessage }[];
  droppedAt: number;
}
const nothing: SentState = { messages: [], droppedAt: Number.NEGATIVE_INFINITY };

export type Hub = ReturnType<typeof createHub>;

export function createHub() {
  const sockets = new Set<LiveSocket>();
  const byAddress = new Map<string, Set<LiveSocket>>();
  const sent = new Map<string, SentState>();

  const send = (socket: LiveSocket, frame: LiveMessage['frame']) => {
    // A client that is too slow is disconnected; it reconnects and loads the current state.
    if (socket.wire.bufferedAmount > MOST_WAITING) socket.wire.terminate();
    else socket.wire.send(JSON.stringify(frame));
  };
  const deliver = (socket: LiveSocket, message: LiveMessage) => {
    if (mayReceive(socket, message)) send(socket, wordsFor(socket, message.frame));
  };
  const deliverOrDefer = (socket: LiveSocket, message: LiveMessage) => {
    if (!socket.deferred || !dependsOnRights(message)) deliver(socket, message);
    // The client reconnects and reloads what it shows.
    else if (socket.deferred.push(message) > MOST_DEFERRED) socket.wire.terminate();
  };
  const onChannel = (channel: LiveChannel) => [...sockets].filter((socket) => socket.channel === channel);
  const remember = (address: string, message: LiveMessage) => {
    const { messages, droppedAt } = sent.get(address) ?? nothing;
    const queued = [...messages, { at: performance.now(), message }];
    const dropped = queued.length > MOST_REMEMBERED ? queued.shift() : undefined;
    sent.set(address, { messages: queued, droppedAt: dropped?.at ?? droppedAt });
  };

  return {
    add: (socket: LiveSocket) => {
      sockets.add(socket);
      const address = addressOf(socket.channel, socket.partnerId);
      byAddress.set(address, (byAddress.get(address) ?? new Set()).add(socket));
    },

    remove: (socket: LiveSocket) => {
      sockets.delete(socket);
      const address = addressOf(socket.channel, socket.partnerId);
      const neighbours = byAddress.get(address);
      neighbours?.delete(socket);
      if (neighbours?.size === 0) byAddress.delete(address);
    },

    send,

    /**
     * Replays recent messages of the channel, `age` in milliseconds, to a new socket. False if the history is
     * incomplete.
     */
    replay: (socket: LiveSocket, age: number): boolean => {
      const since = performance.now() - age;
      const histories = [socket.partnerId, null].map(
        (partner) => sent.get(addressOf(socket.channel, partner)) ?? nothing,
      );
      if (age > REMEMBERED || histories.some(({ droppedAt }) => droppedAt >= since)) return false;
      for (const { at, message } of histories.flatMap(({ messages }) => messages)) {
        if (at >= since) deliverOrDefer(socket, message);
      }
      return true;
    },

    /** Sends to every permitted socket of this channel, and of this partner if one is named. */
    deliver: (message: LiveMessage) => {
      const { channel, partner_id } = message;
      remember(addressOf(channel, partner_id), message);
      const open = partner_id === null ? onChannel(channel) : byAddress.get(addressOf(channel, partner_id));
      for (const socket of open ?? []) deliverOrDefer(socket, message);
    },

    /** Queues messages that depend on permissions until `release`. Returns the number of reloads begun. */
    defer: (socket: LiveSocket): number => {
      socket.deferred ??= [];
      socket.checks += 1;
      return socket.checks;
    },

    release: (socket: LiveSocket, can: Can): void => {
      const { deferred } = socket;
      socket.can = can;
      socket.deferred = null;
      for (const message of deferred ?? []) deliver(socket, message);
    },

    has: (socket: LiveSocket): boolean => sockets.has(socket),

    watching: (channel: LiveChannel, partnerId: string): LiveSocket[] => [
      ...(byAddress.get(addressOf(channel, partnerId)) ?? []),
    ],

    countOf: (userId: string): number => {
      let count = 0;
      for (const socket of sockets) if (socket.userId === userId) count += 1;
      return count;
    },

    partnersOn: (channel: LiveChannel): string[] => [
      ...new Set(onChannel(channel).map(({ partnerId }) => partnerId)),
    ],

    sessions: (): string[] => [...new Set([...sockets].map(({ sessionHash }) => sessionHash))],

    /** Closes the sockets of sessions that are not in `living`. */
    closeEnded: (living: ReadonlySet<string>, asked: ReadonlySet<string>) => {
      for (const socket of sockets) {
        if (asked.has(socket.sessionHash) && !living.has(socket.sessionHash)) {
          socket.wire.close(1008, 'session ended');
        }
      }
    },

    /** Terminates half-open sockets, which did not answer the last ping. */
    ping: () => {
      const old = performance.now() - REMEMBERED;
      for (const [address, { messages }] of sent) if ((messages.at(-1)?.at ?? 0) < old) sent.delete(address);
      for (const socket of sockets) {
        if (!socket.alive) socket.wire.terminate();
        socket.alive = false;
        socket.wire.ping();
      }
    },
  };
}

/** Removes the refund amount for users who may not see costs. */
const wordsFor = ({ can }: LiveSocket, frame: LiveMessage['frame']): LiveMessage['frame'] => {
  if (!('notification' in frame) || can(COST).can) return frame;
  const { notification } = frame;
  return { notification: { ...notification, body: withoutAmount(notification.body) } };
};

const dependsOnRights = ({ frame }: LiveMessage): boolean =>
  'notification' in frame || 'balance' in frame || ('type' in frame && objectOf(frame) !== null);

const objectOf = (frame: Extract<LiveMessage['frame'], { type: string }>): string | null => {
  switch (frame.type) {
    case 'resource':
      return `${frame.resource}:show`;
    case 'product.price_changed':
    case 'product.status_changed':
      return 'product';
    case 'integration':
      return 'integration';
    default:
      return null;
  }
};

/**
 * Balances go to users who may see costs; changes of rows and of the catalogue go to users who may read them;
 * all notifications go to the owner, except those about the owner's own actions.
 */
export const mayReceive = ({ can, role, userId }: LiveSocket, { only, frame }: LiveMessage): boolean => {
  if ('notification' in frame && role !== 'owner') {
    const { type } = frame.notification;
    return only ? userId === only.user_id && mayKnowNews(can, type) : readsNews(can, type);
  }
  if ('notification' in frame) return only?.done_by !== userId;
  if (only?.user_id === userId) return true;
  // Balances before and after an order reveal its cost.
  const object = 'type' in frame ? objectOf(frame) : 'balance' in frame ? COST : null;
  return object === null || can(object).can;
};

const addressOf = (channel: LiveChannel, partnerId: string | null): string =>
  `${channel} ${partnerId ?? '*'}`;
