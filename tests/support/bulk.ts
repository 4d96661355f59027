import { v7 } from 'uuid';
import { expect } from 'vitest';
import { DEMO_PIN } from '../../demo/logins';
import type { ReplyOf } from '../../src/core/contract/endpoint';
import { BULK } from '../../src/core/states';
import type { BulkBatch, BulkLine, checkBulk } from '../../src/topics/bulk-orders/contract';
import type { Client } from './client';
import { until } from './until';

const PATH = '/v1/crm/bulk';

interface Typed {
  line: string;
  again?: boolean;
  known_price?: number | undefined;
  inquiry?: string | undefined;
}

/** Approval input from displayed rows. */
export const wishOf = (rows: readonly BulkLine[]) =>
  rows.map(({ line, again, price, nickname, bill }) => ({
    ...{ line, again, price },
    ...(bill ? { inquiry: bill.inquiry_id } : nickname && { nickname }),
  }));

/** Bulk order calls of the page. */
export const bulkBy = (client: Client) => {
  const check = async (typed: readonly (string | Typed)[]): Promise<ReplyOf<typeof checkBulk>> => {
    const rows = typed.map((row) => (typeof row === 'string' ? { line: row } : row));
    const { status, body } = await client.post(`${PATH}/check`, { rows });
    expect([status, body.code]).toEqual([200, undefined]);
    return body.data;
  };
  const approve = (rows: readonly object[], over: object = {}, key = v7()) =>
    client.post(`${PATH}/create`, { rows, pin: DEMO_PIN, ...over }, { 'idempotency-key': key });
  const read = async (id: string): Promise<BulkBatch> => (await client.get(`${PATH}/${id}`)).body.data;
  const readUntil = async (what: string, id: string, holds: (batch: BulkBatch) => boolean) => {
    await until(what, async () => holds(await read(id)), 20_000);
    return read(id);
  };
  return {
    check,
    approve,
    read,
    readUntil,
    steer: (id: string, to: string) => client.put(`${PATH}/${id}/course`, { to }),
    finished: (id: string) =>
      readUntil(
        'it to be done',
        id,
        ({ status, counts }) => status === BULK.done && counts.pending + counts.waiting === 0,
      ),
  };
};
