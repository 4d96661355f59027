import { z } from 'zod';

export const httpUrl = z.url({ protocol: /^https?$/ });
export const onOrOff = z.enum(['on', 'off']).transform((value) => value === 'on');
export const trueOrFalse = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A key or a code that another service gave out. */
export const token = z.string().regex(/^[\w.-]{4,200}$/);

export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Whether only this machine reaches what listens there. */
export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
