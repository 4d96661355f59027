import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../env/shapes';

const BY_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

interface Call {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/** True if the peer is this machine by loopback and not a proxy that forwards for somebody else. */
export const isOnThisMachine = ({ socket: { remoteAddress = '' }, headers }: Call): boolean =>
  isLoopback(remoteAddress) && BY_PROXIES.every((name) => headers[name] === undefined);
