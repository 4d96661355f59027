import { isIP, SocketAddress } from 'node:net';

/** Sixteen-bit groups of an IPv6 address, and how many identify the network of one connection (RFC 6177). */
const GROUPS = 8;
const NETWORK = 4;
const MAPPED = '::ffff:';

/**
 * Canonical form of an address: without port, brackets and zone, IPv4-mapped IPv6 (RFC 4291) as IPv4, IPv6
 * lowercase and compressed (RFC 5952). Other text is returned unchanged.
 */
export function addressOf(written: string): string {
  const bare = withoutPort(written.trim());
  switch (isIP(bare)) {
    case 4:
      return bare;
    case 6: {
      const [unzoned = ''] = bare.split('%');
      const { address } = new SocketAddress({ address: unzoned, family: 'ipv6' });
      const inner = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : '';
      return isIP(inner) === 4 ? inner : address;
    }
    default:
      return written;
  }
}

/** Key of rate limits by address: an IPv4, or the /64 of an IPv6, because one caller owns all of it. */
export function networkOf(written: string): string {
  const address = addressOf(written);
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, NETWORK).join(':')}::/64` : address;
}

/** `[2001:db8::1]:443` and `192.0.2.1:443` → the address alone. */
function withoutPort(text: string): string {
  if (text.startsWith('[')) return text.slice(1).split(']', 1)[0] ?? '';
  const [host = '', port, ...more] = text.split(':');
  return port !== undefined && more.length === 0 ? host : text;
}

export function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  // An embedded IPv4 at the end counts as two groups, never in the first four.
  return [...head, ...Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0'), ...tail];
}
