import type { Line } from '../../core/contract/browser-config';
import { SOCKET_REFUSED } from '../../core/contract/live';
import { createLiveTickets, type LiveChannel } from '../../core/contract/session';
import { browserConfig } from './browser-config';
import { call } from './call';
import {
  firstConnection,
  type LiveEvent,
  type LiveState,
  RECONNECT_MS,
  REFUSED_MS,
  reconnect,
} from './reconnect';
import { currentSession } from './session';
import { parseJson } from './storage-keys';
import { readingFor } from './transport';

export interface ChannelHandlers {
  onMessage: (message: unknown) => void;
  onReopened: () => void;
  onPhase?: (phase: LiveState['phase']) => void;
}

/** Milliseconds that a phase lasts before it ends by itself. */
const RESTS: Partial<Record<LiveState['phase'], number>> = { waiting: RECONNECT_MS, refused: REFUSED_MS };

/**
 * Keeps one channel open over its primary or secondary connection (specification 4). `close` ends it for good, `hurry`
 * ends a wait. `openedOnce`: the channel was open before, so `onReopened` is called.
 */
export function connectChannel(
  channel: LiveChannel,
  { onMessage, onReopened, onPhase }: ChannelHandlers,
  openedOnce = false,
): { close: () => void; hurry: () => void } {
  let state = firstConnection;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = (event: LiveEvent) => {
    const next = reconnect(state, event);
    if (next === state) return;
    state = next;
    clearTimeout(timer);
    if (state.phase === 'connecting') void connect();
    const rest = RESTS[state.phase];
    if (rest) timer = setTimeout(step, rest, 'elapsed');
    if (state.phase === 'stopped') socket?.close();
    onPhase?.(state.phase);
  };

  const serve = () => {
    if (state.phase !== 'connecting') return;
    step('opened');
    if (openedOnce) onReopened();
    openedOnce = true;
  };

  /** An accepted socket is not served yet: only the first frame confirms it. */
  const handleMessage = (message: unknown) => {
    serve();
    onMessage(message);
  };

  const connect = async () => {
    const turn = state;
    const address = await addressOf(channel, state.line, openedOnce ? 0 : readingFor()).catch(() => null);
    // Stopped while the ticket was being fetched.
    if (state !== turn) return;
    if (!address) return step('closed');
    const mine = new WebSocket(address);
    socket = mine;
    // Only our own server confirms the socket at once.
    if (browserConfig.liveAuth === 'token') mine.onopen = serve;
    mine.onmessage = ({ data }) => handleMessage(parseJson(String(data)));
    mine.onerror = () => {
      // Closing for good may interrupt a connection attempt; that is no error.
      if (state.phase === 'stopped') return;
      console.warn(`Live channel ${channel}: connection error`);
      mine.close();
    };
    mine.onclose = ({ code }) => {
      if (socket !== mine) return;
      step(code === SOCKET_REFUSED && state.phase === 'connecting' ? 'refused' : 'closed');
    };
  };

  // Reconnects early when the page is online or visible again.
  const hurry = () => step('elapsed');
  const hurrySeen = () => document.visibilityState === 'visible' && hurry();
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurrySeen);
  void connect();

  const close = () => {
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurrySeen);
    step('stopped');
  };
  return { close, hurry };
}

/** Milliseconds within which opened channels share one ticket call. */
const TOGETHER_MS = 50;

let asked: { channels: LiveChannel[]; tickets: Promise<Partial<Record<LiveChannel, string>>> } | null = null;

async function ticketFor(channel: LiveChannel): Promise<string> {
  if (!asked) {
    const channels: LiveChannel[] = [];
    const sent = new Promise((resolve) => setTimeout(resolve, TOGETHER_MS)).then(() => {
      asked = null;
      return call(createLiveTickets, { body: { channels } });
    });
    asked = { channels, tickets: sent.then(({ data }) => data.tickets) };
  }
  asked.channels.push(channel);
  const ticket = (await asked.tickets)[channel];
  if (ticket === undefined) throw new Error(`no ticket for ${channel}`);
  return ticket;
}

/** One-use ticket per connection; a foreign API host may require the session's token instead (design 8). */
async function addressOf(channel: LiveChannel, line: Line, age: number): Promise<string> {
  const token =
    browserConfig.liveAuth === 'token' ? (currentSession()?.accessToken ?? '') : await ticketFor(channel);
  const address = new URL(`${browserConfig.liveUrls[line]}/${channel}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('token', token);
  if (browserConfig.liveAuth === 'ticket' && age > 0) address.searchParams.set('age', String(age));
  return address.href;
}
