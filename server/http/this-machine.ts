import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../env/shapes';

/** Headers that proxies write when they speak for somebody else. */
const BY_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

interface Call {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/** True if the other end of the connection is this machine, by loopback, and is no proxy that speaks for somebody else. */
export const isOnThisMachine = ({ socket: { remoteAddress = '' }, headers }: Call): boolean =>
  isLoopback(remoteAddress) && BY_PROXIES.every((name) => headers[name] === undefined);
