import { isIP } from 'node:net';
import { z } from 'zod';
import { addressOf } from '../http/address';

export const httpUrl = z.url({ protocol: /^https?$/ });
export const onOrOff = z.enum(['on', 'off']).transform((value) => value === 'on');
export const trueOrFalse = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A key or a code that another service gave out. */
export const token = z.string().regex(/^[\w.-]{4,200}$/);

export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Whether only this machine reaches what listens there. A name other than `localhost` may lead anywhere. */
export function isLoopback(name: string): boolean {
  const address = addressOf(name);
  return (
    name.toLowerCase() === 'localhost' ||
    address === '::1' ||
    (isIP(address) === 4 && address.startsWith('127.'))
  );
}
