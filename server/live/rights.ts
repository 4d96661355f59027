import type { Can } from '../../src/core/access/reason';
import type { LiveChannel } from '../../src/core/contract/session';
import type { Hub, LiveSocket } from './hub';

const RETRY = 500;

export interface RightsParts {
  hub: Pick<Hub, 'defer' | 'release' | 'has'>;
  /** Null when the session has ended. */
  canOf: (sessionHash: string) => Promise<Can | null>;
  mayWatch: (can: Can, channel: LiveChannel) => boolean;
  /** Told when the rights could not be read. */
  onFailure: (error: unknown) => void;
}

/** What the people behind open sockets may read, kept true: what is not somebody's to see any more is told no further. */
export function createRights({ hub, canOf, mayWatch, onFailure }: RightsParts) {
  let stopped = false;

  /** Reads it anew; what depends on it is deferred until then. */
  const look = async (sockets: readonly LiveSocket[]): Promise<void> => {
    const looks = sockets.map((socket) => ({ socket, nth: hub.defer(socket) }));
    const asked = new Map<string, Promise<Can | null>>();
    const unknown: LiveSocket[] = [];
    for (const { socket, nth } of looks) {
      const { sessionHash, channel } = socket;
      const answer = asked.get(sessionHash) ?? canOf(sessionHash);
      asked.set(sessionHash, answer);
      let can: Can | null;
      try {
        can = await answer;
      } catch (error) {
        onFailure(error);
        // The whole channel is for the few: without an answer it closes. The others only wait for what is.
        if (channel === 'mitra-panel-balance') socket.wire.close(1008, 'not allowed');
        else unknown.push(socket);
        continue;
      }
      // Whoever asked later has read what is newer.
      if (nth !== socket.looks) continue;
      if (can && mayWatch(can, channel)) hub.release(socket, can);
      else socket.wire.close(1008, 'not allowed');
    }
    if (unknown.length > 0) setTimeout(() => again(unknown), RETRY).unref();
  };

  const again = (sockets: readonly LiveSocket[]): void => {
    if (!stopped) void look(sockets.filter(hub.has));
  };

  return {
    look,
    stop: () => {
      stopped = true;
    },
  };
}
