import { BlockList } from 'node:net';
import { addressOf } from '../../../http/address';

/** Addresses that nobody outside of a network of one's own calls from (RFC 6890). */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

/** An address or network in its one spelling; one of a single address is that address. */
export function networkOf(written: string): string {
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
