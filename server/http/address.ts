import { isIP, SocketAddress } from 'node:net';

/** Sixteen-bit groups of an IPv6 address, and how many of them name the network of one connection (RFC 6177). */
const GROUPS = 8;
const NETWORK = 4;
const MAPPED = '::ffff:';

/**
 * An address in its one spelling, however a proxy wrote it: without port, brackets and zone, an IPv4 in the clothes
 * of an IPv6 (RFC 4291) as IPv4, an IPv6 in lower case and short (RFC 5952). What is none stays as it is.
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

/** Whom limits by address count: an IPv4, or the /64 of an IPv6, all of which one caller has for the asking. */
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

/** All eight groups of a short IPv6 of the internet. */
export function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  // The end of an embedded IPv4 stands for two groups, but never in the first four.
  return [...head, ...Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0'), ...tail];
}
