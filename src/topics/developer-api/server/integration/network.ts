import { isPublicAddress } from '../../../../platform/adapters/partner-server/public-address';
import { addressOf, groupsOf } from '../../../../platform/network/address';

const BITS = { 4: 32, 6: 128 } as const;
/** Bits before the embedded IPv4 of a mapped address. */
const MAPPED_BITS = BITS[6] - BITS[4];

/**
 * Canonical form of an address or network: the first address of a network; IPv4-mapped IPv6
 * (`::ffff:8.8.8.0/120`) as IPv4; a single-address network as that address.
 */
export function spellingOf(written: string): string {
  const [address = '', length] = written.split('/');
  const bare = addressOf(address);
  const family = bare.includes(':') ? 6 : 4;
  if (length === undefined) return bare;
  const isMapped = family === 4 && address.includes(':');
  const prefix = Number(length) - (isMapped ? MAPPED_BITS : 0);
  if (prefix >= BITS[family]) return bare;
  // A prefix shorter than the mapped part is an IPv6 network.
  if (prefix < 0) return `::/${length}`;
  return `${family === 6 ? firstOfV6(bare, prefix) : firstOfV4(bare, prefix)}/${prefix}`;
}

/** True for public networks. No reserved range is smaller than the smallest allowed prefix. */
export const isPublic = (network: string): boolean => isPublicAddress(network.split('/')[0] ?? '');

/** Clears the host bits of `part`, which has `bits` bits. */
const masked = (part: number, bits: number, prefixBits: number): number => {
  const host = Math.min(bits, Math.max(0, bits - prefixBits));
  return part - (part % 2 ** host);
};

const firstOfV4 = (address: string, prefix: number): string =>
  address
    .split('.')
    .map((part, at) => masked(Number(part), 8, prefix - at * 8))
    .join('.');

const firstOfV6 = (address: string, prefix: number): string =>
  addressOf(
    groupsOf(address)
      .map((group, at) => masked(Number.parseInt(group, 16), 16, prefix - at * 16).toString(16))
      .join(':'),
  );
