import { BlockList } from 'node:net';
import { INSIDE_V4 } from '../../../adapters/partner-server/public-address';
import { addressOf } from '../../../http/address';

/** Addresses that nobody outside of a network of one's own calls from (RFC 6890). */
const inside = new BlockList();
for (const [network, prefix] of INSIDE_V4) inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

/** An address or network in its one spelling; one of a single address is that address. */
export function spellingOf(written: string): string {
  const [address = '', prefix] = written.split('/');
  const bare = addressOf(address);
  const isWhole = prefix === undefined || Number(prefix) === (bare.includes(':') ? 128 : 32);
  return isWhole ? bare : `${bare}/${Number(prefix)}`;
}

/** Whether calls from the open internet can come from it. */
export function isPublic(network: string): boolean {
  const [address = ''] = network.split('/');
  return !inside.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
