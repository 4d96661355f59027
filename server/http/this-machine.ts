import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../env/shapes';

/** What proxies write when they speak for somebody else. */
const BY_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

interface Call {
  socket: { remoteAddress?: string | undefined; localAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/**
 * True if the other end of the connection is this machine, by loopback or by its own address, and is no proxy that
 * speaks for somebody else.
 */
export const isOnThisMachine = ({ socket: { remoteAddress = '', localAddress }, headers }: Call): boolean =>
  (isLoopback(remoteAddress) || remoteAddress === localAddress) &&
  BY_PROXIES.every((name) => headers[name] === undefined);
