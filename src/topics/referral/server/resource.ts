import type { EntityRow } from '../../../admin/entity/calls';
import { createTableReading } from '../../../admin/server/table-reading';
import { dayOf } from '../../../core/format/date';
import { maskedName } from '../../../core/format/masked-name';
import type { Database } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { Store } from '../../offers';
import { type MutationRow, readMutations } from './mutation-store';
import { REFERRED, type ReferredRow, readReferred, STATE } from './partner-store';

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
