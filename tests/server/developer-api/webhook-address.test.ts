import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createPartnerServers,
  resolverOf,
} from '../../../src/platform/adapters/partner-server/partner-server';
import { isPublicAddress } from '../../../src/platform/adapters/partner-server/public-address';
import { openReceiver } from '../../support/receiver';

const PATIENCE = 5_000;

/** Spellings of non-public addresses (promise S19); `:port` is a local listener. */
const hidden = [
  ['loopback', '127.0.0.1'],
  ['another loopback', '127.8.8.8'],
  ['loopback, short', '127.1'],
  ['loopback in hex', '0x7f000001'],
  ['loopback in octal', '0177.0.0.1'],
  ['loopback as one number', '2130706433'],
  ['loopback in wide letters', '１２７.０.０.１'],
  ['loopback of IPv6', '[::1]'],
  ['loopback of IPv6 in full', '[0:0:0:0:0:0:0:1]'],
  ['loopback mapped to IPv6', '[::ffff:127.0.0.1]'],
  ['loopback mapped to IPv6 in hex', '[::ffff:7f00:1]'],
  ['loopback by NAT64', '[64:ff9b::7f00:1]'],
  ['loopback by 6to4', '[2002:7f00:1::]'],
  ['nowhere', '0.0.0.0'],
  ['nowhere of IPv6', '[::]'],
  ['the metadata of a cloud', '169.254.169.254'],
  ['the metadata of a cloud in hex', '0xa9fea9fe'],
  ['the metadata of a cloud over IPv6', '[fd00:ec2::254]'],
  ['a link', '[fe80::1]'],
  ['a private network, 10', '10.0.0.1'],
  ['a private network, 172.16', '172.16.0.1'],
  ['a private network, 192.168', '192.168.1.1'],
  ['a private network of IPv6', '[fc00::1]'],
  ['a carrier', '100.64.0.1'],
  ['a benchmark', '198.18.0.1'],
  ['everybody at once', '224.0.0.1'],
  ['the whole network', '255.255.255.255'],
  ['this machine by its name', 'localhost'],
  ['this machine by its whole name', 'localhost.'],
] as const;

describe('what is called for a partner', () => {
  test.each(hidden)('is never %s', async (_what, host) => {
    const receiver = await openReceiver();
    onTestFinished(() => receiver.close());
    const { port } = new URL(receiver.url);
    const servers = createPartnerServers({ patience: PATIENCE, loopback: false });

    for (const scheme of ['https', 'http']) {
      const url = `${scheme}://${host}:${port}/`;
      const { status, failure } = await servers.post({ url, headers: {}, body: '{}' });
      // Not every machine resolves its name with a trailing dot.
      expect({ status, isRefused: failure === 'address' || failure === 'name' }).toEqual({
        ...{ status: null, isRefused: true },
      });
    }
    expect(receiver.connections()).toBe(0);
  });

  test.each([
    ['http', 'http://93.184.216.34/'],
    ['a file', 'file:///etc/passwd'],
    ['a name with a password', 'https://saya:rahasia@93.184.216.34/'],
    ['no address', 'halo'],
  ])('is never %s', async (_what, url) => {
    expect(createPartnerServers({ patience: PATIENCE, loopback: false }).refusalOf(url)).toBe('address');
  });

  test('is no name that leads here as well as elsewhere', async () => {
    const answers: Record<string, string[]> = {
      'dua.test': ['93.184.216.34', '127.0.0.1'],
      'enam.test': ['2606:2800:220:1::1', '::ffff:10.0.0.1'],
      'kosong.test': [],
    };
    const servers = createPartnerServers({
      ...{ patience: PATIENCE, loopback: false },
      resolve: async (name) => answers[name] ?? Promise.reject(new Error('ENOTFOUND')),
    });
    const failures = await Promise.all(
      [...Object.keys(answers), 'tiada.test'].map(
        async (name) => (await servers.post({ url: `https://${name}/`, headers: {}, body: '' })).failure,
      ),
    );
    expect(failures).toEqual(['address', 'address', 'name', 'name']);
  });

  test('names whose name server says nothing are given up, and hold up no other look-up of this process', async () => {
    const silent = createSocket('udp4');
    silent.bind(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const servers = createPartnerServers({
      ...{ patience: 2_000, loopback: true },
      resolve: resolverOf([`127.0.0.1:${silent.address().port}`]),
    });
    const ended: string[] = [];
    const sent = ['satu', 'dua', 'tiga', 'empat', 'lima'].map(async (name) => {
      const { failure } = await servers.post({ url: `https://${name}.test/`, headers: {}, body: '{}' });
      ended.push(name);
      return failure;
    });
    await lookup('localhost');
    expect(ended).toEqual([]);
    expect(await Promise.all(sent)).toEqual(Array(5).fill('timeout'));
  });

  test('is asked for by its name once, and called at that very address whatever the name says next', async () => {
    const receiver = await openReceiver();
    onTestFinished(() => receiver.close());
    const asked: string[] = [];
    const servers = createPartnerServers({
      ...{ patience: PATIENCE, loopback: true },
      resolve: async (name) => {
        asked.push(name);
        return asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
      },
    });
    const url = receiver.url.replace('127.0.0.1', 'localhost');
    const send = () => servers.post({ url, headers: { 'webhook-id': 'satu' }, body: '{"type":"ping"}' });

    expect(await send()).toMatchObject({ status: 200, failure: null, response: 'diterima' });
    expect(asked).toEqual(['localhost']);
    expect(receiver.heard[0]?.headers.host).toBe(new URL(url).host);
    // Changed between two messages: the second is not sent.
    expect(await send()).toMatchObject({ status: null, failure: 'address' });
    expect(receiver.connections()).toBe(1);
  });

  test('is nothing that an answer points to', async () => {
    const inside = await openReceiver();
    onTestFinished(() => inside.close());
    const turning = createServer((_request, response) =>
      response.writeHead(307, { location: inside.url }).end(),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void turning.close());
    await once(turning, 'listening');
    const servers = createPartnerServers({ patience: PATIENCE, loopback: true });

    const url = `http://127.0.0.1:${(turning.address() as AddressInfo).port}/`;
    expect(await servers.post({ url, headers: {}, body: '{}' })).toMatchObject({
      ...{ status: 307, failure: 'redirect' },
    });
    expect(inside.connections()).toBe(0);
  });

  test('keeps no more of an answer than its first 2 KB, however it goes on', async () => {
    const endless = createServer((_request, response) => {
      const pour = () => {
        while (response.writable && response.write('a'.repeat(1_000)));
      };
      response.on('drain', pour);
      pour();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      endless.closeAllConnections();
      endless.close();
    });
    await once(endless, 'listening');
    const servers = createPartnerServers({ patience: PATIENCE, loopback: true });

    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`;
    const { status, response } = await servers.post({ url, headers: {}, body: '{}' });
    expect({ status, length: response?.length }).toEqual({ status: 200, length: 2_048 });
  });

  test('is a server of the internet', () => {
    const known = ['93.184.216.34', '8.8.8.8', '100.128.0.1', '172.32.0.1', '2606:4700:4700::1111'];
    expect(known.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(isPublicAddress('fe80::1%eth0')).toBe(false);
  });
});
