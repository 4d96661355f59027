import type { EntityRow } from '../../../admin/entity/calls';
import { createTableReading } from '../../../admin/server/table-reading';
import { dayOf } from '../../../core/format/date';
import { maskedName } from '../../../core/format/masked-name';
import type { Database, Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import type { Store } from '../../offers';
import { REFERRED, type ReferredRow, readReferred, STATE } from './partner-store';

interface MutationRow {
  id: string;
  type: number;
  ref_code: string;
  description: string;
  amount: number;
  balance_after: number;
  created_at: string;
  /** Owner of the buyer, unmasked: not for the caller. Null for other movements. */
  owner_name: string | null;
}

const readMutations = (db: Db, where: SQL): Promise<MutationRow[]> =>
  db.rows<MutationRow>(sql`
    select e.id, e.type, e.ref_code, e.description, e.amount::float8 as amount,
      e.balance_after::float8 as balance_after, e.created_at, u.name as owner_name
    from ledger_entries e
    left join referral_commissions c on e.ref_type = 'referral_commission' and c.order_id = e.ref_id
    left join users u on u.partner_id = c.referred_id and u.role = 'owner'
    where ${where}`);

export const referralResources = (database: Database) => ({
  'referral-partner': createTableReading<Store<'referral-partner'>>(database, {
    from: REFERRED,
    id: sql`p.id`,
    seenBy: ({ partnerId }) => sql`p.referred_by = ${partnerId}::uuid`,
    columns: {
      created_at: sql`p.created_at`,
      state: STATE,
      commission_total: sql`coalesce(brought.commission, 0)`,
      last_active_at: sql`coalesce(brought.last_at, '-infinity')`,
    },
    read: async (db, tail) => (await readReferred(db, tail)).map(partnerOf),
  }),
  'referral-mutation': createTableReading<Store<'referral-mutation'>>(database, {
    from: sql`ledger_entries e`,
    id: sql`e.id`,
    seenBy: ({ partnerId }) =>
      sql`e.balance_id = (select id from balances where partner_id = ${partnerId}::uuid and kind = 'referral')`,
    columns: { created_at: sql`e.created_at`, type: sql`e.type` },
    search: { trx_code: sql`e.ref_code` },
    orders: { created_at: (direction) => sql`e.seq ${direction}` },
    read: async (db, tail) => (await readMutations(db, tail)).map(mutationOf),
  }),
});

function partnerOf({ owner_name, kyc_status, ...row }: ReferredRow): EntityRow {
  return {
    ...row,
    name: maskedName(owner_name),
    kyc_status: String(kyc_status),
    ends_at: dayOf(row.ends_at),
    version: 1,
    updated_at: row.created_at,
    updated_by: null,
    reference_titles: {},
  };
}

const mutationOf = ({ owner_name, type, ref_code, ...row }: MutationRow): EntityRow => ({
  ...row,
  type: String(type),
  trx_code: ref_code,
  partner_name: owner_name && maskedName(owner_name),
  version: 1,
  updated_at: row.created_at,
  updated_by: null,
  reference_titles: {},
});
