import { isIP } from 'node:net';
import { z } from 'zod';
import { addressOf } from '../network/address';

export const httpUrl = z.url({ protocol: /^https?$/ });
export const onOrOff = z.enum(['on', 'off']).transform((value) => value === 'on');
export const trueOrFalse = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A key or code issued by another service. */
export const token = z.string().regex(/^[\w.-]{4,200}$/);

export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** True if only this machine can connect. Names other than `localhost` may resolve to anything. */
export function isLoopback(name: string): boolean {
  const address = addressOf(name);
  return (
    name.toLowerCase() === 'localhost' ||
    address === '::1' ||
    (isIP(address) === 4 && address.startsWith('127.'))
  );
}
