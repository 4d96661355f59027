import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import shipped from '../../../../resources.config';
import type { Config } from '../../../../src/admin/schema/resource';
import { readEnv } from '../../../../src/platform/env';
import { StartError } from '../../../../src/platform/start-error';
import { startServer } from '../../../../src/server/start';
import { sourceConfiguration } from '../../../support/configuration';
import { openTestDatabase, postgresAvailable, type TestDatabase } from '../../../support/database';
import { query } from '../../../support/query';
import { fillings } from '../../../support/seeds';
import { sourcePages } from '../../../support/source-pages';

const isAvailable = await postgresAvailable();
let stored: TestDatabase;
beforeAll(async () => {
  if (!isAvailable) return;
  stored = await openTestDatabase(fillings.accounts(), 'postgres');
  await query(
    stored.database,
    `insert into entities (id, partner_id, resource, data)
     select $1::uuid, id, 'banner', '{"title":"Promo","seats":"lima"}' from partners limit 1`,
    [v7()],
  );
});
afterAll(() => stored?.close());

/** The shipped declarations with a number where a text is stored. */
const changed: Config = {
  ...shipped,
  resources: shipped.resources.map((one) =>
    one.name === 'banner'
      ? {
          ...one,
          fields: { ...one.fields, seats: { kind: 'number', label: 'Kursi' } },
          detail: [...one.detail, 'seats'],
        }
      : one,
  ),
};

const start = (accept: boolean) =>
  startServer(readEnv({ ...stored.env, PORT: '0', SEED: 'none', RATE_LIMIT: 'off' }), {
    ...{ configuration: sourceConfiguration(changed), pages: sourcePages(), logLevel: 'silent', accept },
  });

it.skipIf(!isAvailable)(
  'refuses to start where stored values would be unreadable, and starts with --accept',
  async () => {
    const failure = await start(false).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(
      /^StartError: banner\.seats: 1 of 1 record hold "lima", which is no number/,
    );
    expect(String(failure)).toContain('--accept');

    const server = await start(true);
    try {
      expect(await server.differences()).toEqual([
        expect.stringMatching(
          /^banner: seats holds values of another kind \(1\), image_desktop breaks a limit/,
        ),
      ]);
    } finally {
      await server.close();
    }
  },
);
