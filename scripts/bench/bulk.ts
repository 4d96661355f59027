import { v7 } from 'uuid';
import type { BulkBatch, BulkLine } from '../../src/core/contract/bulk-order';
import { BULK } from '../../src/core/states';
import type { Client } from '../../tests/support/client';
import type { DatabaseKind } from '../../tests/support/database';
import { query } from '../../tests/support/query';
import { startTestServer } from '../../tests/support/server';
import { until } from '../../tests/support/until';
import type { Figure } from './figure';

const ROWS = 500;
/** Seconds from the PIN to the last row. */
const MOST = 15;

/** 500 orders of one batch, with a supplier that answers at once: from the approval until every row was taken up. */
async function placed(kind: DatabaseKind): Promise<Figure[]> {
  const server = await startTestServer({ database: kind });
  try {
    const client = await server.signIn();
    const lines = Array.from({ length: ROWS }, (_unused, nth) => `ML5 ${200_000 + nth}1230 2614`);
    const start = performance.now();
    const { body } = await client.post('/v1/crm/bulk/check', { rows: lines.map((line) => ({ line })) });
    const checked = performance.now();
    const batch = await approve(client, body.data.rows);
    await until(
      'all to be taken up',
      async () => {
        // Beside the server: whoever watches it is not measured.
        const [row] = await query(server.database, 'select status from bulk_batches where id = $1', [batch]);
        return row?.status === BULK.done;
      },
      120_000,
    );
    const seconds = (performance.now() - checked) / 1000;
    const { counts } = await read(client, batch);
    if (counts.failed > 0) throw new Error(`${counts.failed} rows failed`);
    const name = kind === 'postgres' ? 'PostgreSQL' : 'Embedded';
    return [
      { name: `${name}: dry run of ${ROWS} orders`, value: (checked - start) / 1000, unit: 's' },
      { name: `${name}: ${ROWS} orders of a batch, PIN included`, value: seconds, unit: 's', most: MOST },
    ];
  } finally {
    await server.close();
  }
}

async function approve(client: Client, rows: BulkLine[]): Promise<string> {
  const wish = rows.map(({ line, price }) => ({ line, price }));
  const { body } = await client.post(
    '/v1/crm/bulk/create',
    { rows: wish, pin: '246810' },
    { 'idempotency-key': v7() },
  );
  return body.data.id;
}

const read = async (client: Client, id: string): Promise<BulkBatch> =>
  (await client.get(`/v1/crm/bulk/${id}`)).body.data;

export const bulkFigures = async (): Promise<Figure[]> => [
  ...(await placed('postgres')),
  ...(await placed('embedded')),
];
