import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainFacts } from '../../../src/platform/adapters/domain/domain';
import { type CheckDomain, DomainCheckError } from '../../../src/platform/adapters/domain/domain';
import { createNameServers } from '../../../src/platform/adapters/domain/name-servers';
import { createSandboxDomains } from '../../../src/platform/adapters/domain/sandbox';
import { startNameServer } from '../../support/name-server';

const TARGET = 'tono.lumbung.test';

let dns: Awaited<ReturnType<typeof startNameServer>>;
let asked: string[];
let checkDomain: CheckDomain;

beforeAll(async () => {
  dns = await startNameServer(
    {
      [TARGET]: { a: '203.0.113.7' },
      'www.tono.test': { cname: TARGET },
      'elsewhere.tono.test': { cname: 'tempat.lain.test' },
      'tempat.lain.test': { a: '198.51.100.9' },
      'tono.test': { a: '203.0.113.7' },
      'other.test': { a: '198.51.100.9' },
      'early.tono.test': { cname: 'baru.lumbung.test' },
      'baru.lumbung.test': {},
      'empty.test': {},
    },
    ['broken.test'],
  );
  asked = [];
  checkDomain = createNameServers({
    servers: [dns.address],
    hasCertificate: async (host, name) => {
      asked.push(`${host} for ${name}`);
      return name.startsWith('www.');
    },
  });
});
afterAll(() => dns.close());

const seen = (domain: string, target = TARGET) => checkDomain({ domain, target, since: Date.now() });

describe('real name servers', () => {
  it.each<[string, string, number, boolean]>([
    ['an alias of the website is active, with its certificate', 'www.tono.test', 3, true],
    ['a top of a zone with the same addresses is active', 'tono.test', 3, false],
    ['an alias of something else is not pointed here', 'elsewhere.tono.test', 1, false],
    ['another address is not pointed here', 'other.test', 1, false],
    ['a name without records is not pointed here', 'empty.test', 1, false],
    ['a name that does not exist is not pointed here', 'nobody.test', 1, false],
  ])('%s', async (_sentence, domain, status, certified) => {
    expect(await seen(domain)).toEqual({ dns: status, hasCertificate: certified });
  });

  it('an alias that leads to no address yet waits', async () => {
    expect(await seen('early.tono.test', 'baru.lumbung.test')).toEqual({ dns: 2, hasCertificate: false });
  });

  it('that give no answer are distinguished from a no', async () => {
    await expect(seen('broken.test')).rejects.toThrow(DomainCheckError);
  });

  it('are never asked for a certificate anywhere but at the portal’s own host', () => {
    expect(new Set(asked.map((line) => line.split(' for ')[0]))).toEqual(new Set([TARGET]));
  });
});

it('the sandbox of name servers goes the way of real ones, by time and by name', async () => {
  const checkAged = (domain: string, age: number): Promise<DomainFacts> =>
    createSandboxDomains(() => age)({ domain, target: 'toko.lumbung.test', since: 0 });
  const seen = async (domain: string) => {
    const facts = await Promise.all([0, 12_000, 26_000, 3_600_000].map((age) => checkAged(domain, age)));
    return facts.map(({ dns, hasCertificate }) => `${dns}${hasCertificate ? '+' : ''}`).join(' ');
  };
  expect(await seen('www.toko.com')).toBe('1 2 3 3+');
  expect(await seen('belum.toko.com')).toBe('1 1 1 1');
  expect(await seen('menunggu.toko.com')).toBe('1 2 2 2');
});
