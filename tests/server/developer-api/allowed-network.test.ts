import { expect, it } from 'vitest';
import { isPublic, spellingOf } from '../../../src/topics/developer-api/server/integration/network';

const written = [
  ['8.8.8.8/24', '8.8.8.0/24'],
  ['8.8.8.9/24', '8.8.8.0/24'],
  ['8.8.8.200/25', '8.8.8.128/25'],
  ['8.8.8.8/32', '8.8.8.8'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['::ffff:8.8.8.0/120', '8.8.8.0/24'],
  ['::ffff:808:808/128', '8.8.8.8'],
  ['2606:4700:0:0:0:0:0:7', '2606:4700::7'],
  ['2606:4700::7/64', '2606:4700::/64'],
  ['2606:4700:1:ffff::/52', '2606:4700:1:f000::/52'],
  ['2606:4700::7/128', '2606:4700::7'],
] as const;

it.each(written)('%s is spelled %s', (written, spelled) => expect(spellingOf(written)).toBe(spelled));

it.each([
  ...['10.0.0.7', '127.0.0.1', '192.168.1.0/24', '203.0.113.7', '::1', '::/90'],
  ...[
    'fc00::/48',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::7',
    '2002:a00::/48',
    '3fff::1',
    '64:ff9b::a00:1',
  ],
])('no one calls over the internet from %s', (network) => expect(isPublic(network)).toBe(false));

it.each(['8.8.8.0/24', '2606:4700::/48'])('somebody may from %s', (network) =>
  expect(isPublic(network)).toBe(true),
);
