import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVaultService } from '../../../../src/platform/vault/service';
import { openTestDatabase, type TestDatabase } from '../../../support/database';
import { UNKNOWN_ID } from '../../../support/entities';
import { query } from '../../../support/query';

describe('the key of the files', () => {
  let store: TestDatabase;
  let folder: string;
  const KEY = 'ab'.repeat(32);

  beforeAll(async () => {
    store = await openTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'portal-key-'));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const vault = (fileKey?: string) =>
    createVaultService({ database: store.database, fileKey, dataDir: folder });
  const path = () => join(folder, 'file.key');

  it('is made once, for this user of the machine alone, and found again', async () => {
    const first = vault();
    await first.ready();
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    const sealed = first.sealText('3273015704910001', 'here');
    const second = vault();
    await second.ready();
    expect(second.openText(sealed, 'here')).toBe('3273015704910001');
    expect(second.digest('x')).toBe(first.digest('x'));
    expect(() => second.openText(sealed, 'there')).toThrow();
    expect(() => vault().openText(sealed, 'here')).toThrow(/before it is open/);
  });

  it('may be given, and may change while nothing is sealed', async () => {
    await vault(KEY).ready();
    await vault(Buffer.from(KEY, 'hex').toString('base64')).ready();
    await vault().ready();
  });

  it('is missed at start while there is something sealed', async () => {
    await seedSealed(store);
    rmSync(path());
    await expect(vault().ready()).rejects.toThrow(
      `There are encrypted files, and their key is gone: restore ${path()}, or set FILE_KEY to the key they were made with.`,
    );
    expect(existsSync(path())).toBe(false);
  });

  it('is refused at start when it is another one, or none at all', async () => {
    await expect(vault(KEY).ready()).rejects.toThrow(
      'FILE_KEY is not the key that the encrypted files were made with',
    );
    writeFileSync(path(), 'not a key');
    await expect(vault().ready()).rejects.toThrow(
      `${path()} does not hold a key. Restore it, or set FILE_KEY.`,
    );
  });
});

/** One encrypted number of one partner. */
async function seedSealed({ database }: TestDatabase): Promise<void> {
  const [tier, partner] = [UNKNOWN_ID, UNKNOWN_ID];
  await query(
    database,
    `insert into tiers (id, name, level, min_topup_30d, requires_kyc, has_panel, price_discount_bps)
     values ($1, 'Bronze', 1, 0, false, false, 0)`,
    [tier],
  );
  await query(database, `insert into partners (id, code, name, tier_id) values ($1, 'M', 'M', $2)`, [
    partner,
    tier,
  ]);
  await query(database, `insert into kycs (partner_id, "values", nik_sealed) values ($1, '{}', 'AQ==')`, [
    partner,
  ]);
}
