import { z } from 'zod';

/** Largest allowed networks: one customer of a provider, not the provider. */
const LEAST_PREFIX = { 4: 24, 6: 48 } as const;

const message = 'Alamat IP tidak valid.';
const shapes = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()] as const;

export const TOO_LARGE = 'Jaringan terlalu besar. Paling besar /24 untuk IPv4 dan /48 untuk IPv6.';

export const networkShape = z
  .string()
  .trim()
  .max(45)
  .refine((text) => shapes.some((shape) => shape.safeParse(text).success), { message });

/** True for a network larger than allowed; false for invalid text. */
export function asksForTooMuch(network: string): boolean {
  const [address = '', prefix] = network.split('/');
  if (prefix === undefined) return false;
  return Number(prefix) < LEAST_PREFIX[address.includes(':') ? 6 : 4];
}
