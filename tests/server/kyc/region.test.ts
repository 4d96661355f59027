import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Region } from '../../../src/topics/kyc/contract/region';
import { readAtlas } from '../../../src/topics/kyc/server/region/service';
import type { Client } from '../../support/client';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  client = await server.signIn();
});
afterAll(() => server.close());

const ask = async (query = ''): Promise<Region[]> => {
  const { status, body } = await client.get(`/v1/crm/region${query}`);
  expect(status).toBe(200);
  return body.data;
};
const inside = (code: string) => ask(`?parent=${code}`);

describe('the regions of Indonesia', () => {
  it('are 38 provinces with 514 cities and regencies, every one with districts', async () => {
    const provinces = await ask();
    expect(provinces).toHaveLength(38);
    const cities = (await Promise.all(provinces.map(({ code }) => inside(code)))).flat();
    expect(cities).toHaveLength(514);
    expect(new Set(cities.map(({ code }) => code)).size).toBe(514);
    const atlas = await readAtlas();
    const districts = cities.map(({ code }) => atlas.inside.get(code) ?? []);
    expect(districts.filter((list) => list.length === 0)).toEqual([]);
    expect(districts.flat().length).toBeGreaterThan(7_200);
  });

  it('are returned by name as people write them, each with where it lies', async () => {
    expect((await ask()).find(({ code }) => code === '31')).toEqual({
      code: '31',
      parent: null,
      level: 1,
      name: 'DKI Jakarta',
      path: '',
    });
    const [village] = await inside('32.73.01');
    expect(village).toMatchObject({
      parent: '32.73.01',
      level: 4,
      path: 'Sukasari, Kota Bandung, Jawa Barat',
    });
    const names = (await inside('32')).map(({ name }) => name);
    expect(names).toContain('Kabupaten Bandung Barat');
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'id')));
  });

  it('are found by typing, larger and better ones first, by their name alone', async () => {
    const found = await ask('?search=bandung');
    expect(found[0]).toMatchObject({ name: 'Kabupaten Bandung', level: 2 });
    expect(found.slice(0, 3).map(({ name }) => name)).toContain('Kota Bandung');
    expect(found.length).toBeLessThanOrEqual(20);
    expect(found.every(({ level }) => level < 4)).toBe(true);
    expect((await ask('?search=JAWA'))[0]).toMatchObject({ level: 1, name: 'Jawa Barat' });
  });

  it('are found inside a region at any depth, villages too', async () => {
    const found = await ask('?parent=32.73&search=sukarasa');
    expect(found[0]).toMatchObject({ code: '32.73.01.1001', level: 4 });
    expect((await ask('?parent=32&search=tebet')).map(({ code }) => code.slice(0, 2))).not.toContain('31');
  });

  it('hold nothing in a region that does not exist', async () => {
    expect(await inside('99')).toEqual([]);
    expect(await inside('32.73.01.1001')).toEqual([]);
    expect(await ask('?parent=99&search=bandung')).toEqual([]);
    expect(await ask('?search=zzzz')).toEqual([]);
  });

  it.each(['?parent=abc', '?parent=3', '?parent=32.7', '?search=a', `?search=${'x'.repeat(61)}`, '?q=1'])(
    'are not asked for by %s',
    async (query) => {
      const { status } = await client.get(`/v1/crm/region${query}`);
      expect([400, 422]).toContain(status);
    },
  );
});
