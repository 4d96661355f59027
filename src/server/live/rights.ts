import type { LiveChannel } from '../../core/contract/session';
import type { Can } from '../../core/session/reason';
import type { Hub, LiveSocket } from './hub';

const RETRY = 500;

export interface RightsDeps {
  hub: Pick<Hub, 'defer' | 'release' | 'has'>;
  canOf: (sessionHash: string) => Promise<Can | null>;
  mayWatch: (can: Can, channel: LiveChannel) => boolean;
  /** Called if permissions cannot be read. */
  onFailure: (error: unknown) => void;
}

/** Keeps the permissions of open sockets current, so that nothing is sent after a permission is revoked. */
export function createRights({ hub, canOf, mayWatch, onFailure }: RightsDeps) {
  let stopped = false;

  /** Reloads permissions and queues dependent messages meanwhile. */
  const check = async (sockets: readonly LiveSocket[]): Promise<void> => {
    const checks = sockets.map((socket) => ({ socket, nth: hub.defer(socket) }));
    const asked = new Map<string, Promise<Can | null>>();
    const unknown: LiveSocket[] = [];
    for (const { socket, nth } of checks) {
      const { sessionHash, channel } = socket;
      const answer = asked.get(sessionHash) ?? canOf(sessionHash);
      asked.set(sessionHash, answer);
      let can: Can | null;
      try {
        can = await answer;
      } catch (error) {
        onFailure(error);
        // A restricted channel closes without an answer; others only queue restricted messages.
        if (channel === 'mitra-panel-balance') socket.wire.close(1008, 'not allowed');
        else unknown.push(socket);
        continue;
      }
      // A later reload has newer permissions.
      if (nth !== socket.checks) continue;
      if (can && mayWatch(can, channel)) hub.release(socket, can);
      else socket.wire.close(1008, 'not allowed');
    }
    if (unknown.length > 0) setTimeout(() => again(unknown), RETRY).unref();
  };

  const again = (sockets: readonly LiveSocket[]): void => {
    if (!stopped) void check(sockets.filter(hub.has));
  };

  return {
    check,
    stop: () => {
      stopped = true;
    },
  };
}
