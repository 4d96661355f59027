import type { Db } from '../db/client';
import { sql } from '../db/sql';

export async function readMark(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ mark: string }>(sql`select mark from vault_key`);
  return rows[0]?.mark;
}

export const writeMark = (db: Db, mark: string): Promise<void> =>
  db.command(sql`
    insert into vault_key (id, mark) values (1, ${mark})
    on conflict (id) do update set mark = excluded.mark, created_at = now()`);

export async function hasSealed(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from private_files) or exists (select from panel_codes) or exists (
      select from kycs where coalesce(nik_sealed, npwp_sealed, account_number_sealed) is not null
    ) or exists (select from bank_accounts) or exists (select from access_tokens)
      or exists (select from webhook_endpoints)
      or exists (select from panel_orders where sn_sealed is not null)
      or exists (select from transactions where voucher_sealed is not null) as found`);
  return rows[0]?.found === true;
}
