import type { LiveChannel } from '../../core/contract/session';
import { type ChannelHandlers, connectChannel } from './live-channel';
import { type LiveState, RECONNECT_MS } from './reconnect';
import { sessionUser } from './session';
import { readingFor } from './transport';

type Phase = LiveState['phase'];

/** Messages between tabs of one browser. */
type Word =
  /** A tab asks the leader how the channel stands; `age`: milliseconds for which it has read without the channel. */
  | { kind: 'ask'; from: string; age: number }
  | { kind: 'answer'; to: string; phase: Phase; missed: boolean }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'message'; message: unknown };

/** Milliseconds after which a visible tab replaces a leader that is suspended, or cannot reconnect in the background. */
const SILENCE_MS = RECONNECT_MS + 1_000;

/**
 * Keeps one channel open for all tabs of this browser: one of them, the leader, has the socket and passes messages on.
 * A page that is left closes it, as the back/forward cache demands, and opens it when it is restored.
 */
export function openChannel(channel: LiveChannel, handlers: ChannelHandlers): () => void {
  let leave = join(channel, handlers, false);
  const hide = () => leave();
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) leave = join(channel, handlers, true);
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
    leave();
  };
}

/** `wasOpen`: messages may have been missed since the channel was open before. */
function join(channel: LiveChannel, handlers: ChannelHandlers, wasOpen: boolean): () => void {
  // Only secure pages have locks; elsewhere each tab has its own socket.
  if (!navigator.locks) return connectChannel(channel, handlers, wasOpen).close;

  const { onMessage, onReopened, onPhase } = handlers;
  const name = `live-${channel}-${sessionUser() ?? ''}`;
  const tabs = new BroadcastChannel(name);
  const me = crypto.randomUUID();
  let phase: Phase = 'connecting';
  let leading: ReturnType<typeof connectChannel> | null = null;
  let lastMessageAt = performance.now();
  let queued = new AbortController();
  const end = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;

  const send = (word: Word) => tabs.postMessage(word);
  const enter = (next: Phase) => {
    phase = next;
    wasOpen ||= next === 'open';
    onPhase?.(next);
  };

  const connect = () =>
    connectChannel(
      channel,
      {
        onMessage: (message) => {
          lastMessageAt = performance.now();
          send({ kind: 'message', message });
          onMessage(message);
        },
        onReopened,
        onPhase: (next) => {
          if (next === 'stopped') return;
          send({ kind: 'phase', phase: next });
          enter(next);
        },
      },
      wasOpen,
    );

  const queue = (steal: boolean) => {
    queued.abort();
    queued = new AbortController();
    let stop: (() => void) | undefined;
    const lead = () =>
      new Promise<void>((release) => {
        clearTimeout(silence);
        const mine = connect();
        leading = mine;
        phase = 'connecting';
        stop = () => {
          leading = null;
          mine.close();
          release();
        };
        end.signal.addEventListener('abort', stop);
      });
    navigator.locks.request(name, steal ? { steal } : { signal: queued.signal }, lead).catch(() => {
      // Another tab has taken the lead; a request that was only waiting has nothing to stop.
      stop?.();
      if (stop && !end.signal.aborted) queue(false);
    });
  };

  const watch = () => {
    clearTimeout(silence);
    silence = setTimeout(() => document.visibilityState === 'visible' && queue(true), SILENCE_MS);
  };
  const ask = (age: number) => {
    if (leading) return;
    send({ kind: 'ask', from: me, age });
    watch();
  };
  const follow = (next: Phase, missed: boolean) => {
    if (next === 'open' || next === 'refused') clearTimeout(silence);
    else watch();
    enter(next);
    if (next === 'open' && missed) onReopened();
  };

  tabs.onmessage = ({ data }: MessageEvent<Word>) => {
    if (leading && data.kind === 'ask') {
      const missed = data.age > performance.now() - lastMessageAt;
      send({ kind: 'answer', to: data.from, phase, missed });
      leading.hurry();
    } else if (leading) return;
    else if (data.kind === 'message') onMessage(data.message);
    else if (data.kind === 'phase') follow(data.phase, true);
    else if (data.kind === 'answer' && data.to === me) follow(data.phase, data.missed);
  };
  const seen = () => document.visibilityState === 'visible' && ask(0);
  document.addEventListener('visibilitychange', seen);
  queue(false);
  ask(wasOpen ? Number.POSITIVE_INFINITY : readingFor());

  return () => {
    clearTimeout(silence);
    document.removeEventListener('visibilitychange', seen);
    queued.abort();
    end.abort();
    tabs.close();
  };
}
