import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public (RFC 6890). */
const RESERVED_V4: readonly [string, number][] = [
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
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.175.48.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
];

/** Only allocated IPv6 is public, except addresses that embed IPv4 or are for documentation. */
const HANDED_OUT_V6: readonly [string, number] = ['2000::', 3];
const RESERVED_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const [net, bits] of RESERVED_V4) reserved.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of RESERVED_V6) reserved.addSubnet(net, bits, 'ipv6');
const handedOut = new BlockList();
handedOut.addSubnet(...HANDED_OUT_V6, 'ipv6');
const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addAddress('::1', 'ipv6');

/** True if an address, in the notation of a resolver or URL, is public. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  // An address with a zone is link-local.
  return (
    family === 6 &&
    !address.includes('%') &&
    handedOut.check(address, 'ipv6') &&
    !reserved.check(address, 'ipv6')
  );
}

export const isOwnAddress = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && own.check(address, family === 4 ? 'ipv4' : 'ipv6');
};
