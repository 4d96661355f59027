import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourceOf } from '../../../src/admin/schema/compile';
import { createRecord, type Partner, partnerOf } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/vendor-panel/banner';

describe('an order by hand', () => {
  let server: TestServer;
  let owner: Partner;
  let ids: string[];

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    owner = await partnerOf(server, 'mitra@demo.test');
    const banner = resourceOf(server.services.model, 'banner');
    ids = [];
    for (let nth = 1; nth <= 6; nth++) ids.push((await createRecord(server, owner, banner, nth)).id);
  });
  afterAll(() => server.close());

  const arrangeAs = (wanted: number[]) =>
    Promise.all(
      wanted.map((sort, at) =>
        query(
          server.database,
          `update entities set data = data || jsonb_build_object('sort', $2::int) where id = $1`,
          [ids[at], sort],
        ),
      ),
    );
  const arrange = (named: number[]) =>
    owner.client.put(`${PATH}/arrange`, { ids: named.map((at) => ids[at]) });
  /** List order and sort numbers. */
  const order = async () => {
    const { body } = await owner.client.get(`${PATH}?limit=100&sort=sort`);
    const mine = body.data.filter(({ id }: { id: string }) => ids.includes(id));
    return mine.map(({ id, sort }: { id: string; sort: number }) => [ids.indexOf(id), sort]);
  };

  it('leaves what it does not name behind the last, in the order it had', async () => {
    await arrangeAs([1, 1, 2, 2, 3, 3]);
    expect((await arrange([3, 0, 1])).status).toBe(200);
    expect(await order()).toEqual([
      [3, 1],
      [0, 2],
      [1, 3],
      [2, 4],
      [4, 5],
      [5, 6],
    ]);
  });

  it('leaves alone what stands there already, and runs over nothing when the numbers end', async () => {
    await arrangeAs([1, 2, 3, 50, 60, 999]);
    await arrange([2, 1, 0]);
    expect((await order()).slice(3)).toEqual([
      [3, 50],
      [4, 60],
      [5, 999],
    ]);
    const two = await Promise.all([arrange([5, 4, 3]), arrange([0, 1, 2])]);
    expect(two.map(({ status }) => status)).toEqual([200, 200]);
    expect((await order()).map(([, sort]: number[]) => sort)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
