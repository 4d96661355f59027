import type { EntityRow } from '../../../admin/entity/calls';
import { type EntitySelection, NEWEST_FIRST } from '../../../admin/entity/query';
import { readOnly } from '../../../admin/server/read-only';
import type { ResourceService } from '../../../admin/server/service-shape';
import { dayOf } from '../../../core/format/date';
import { maskedName } from '../../../core/format/masked-name';
import { stretches } from '../../../platform/db/batches';
import type { Database, Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseTooLarge } from '../../../platform/http/export-size';
import { countMutations, type MutationRow, readMutationPage } from './mutation-store';
import { countReferred, type ReferredRow, readReferredPage, type Window } from './partner-store';

const PORTION = 500;

interface Rows<Row> {
  count(db: Db, partner: string, selection: EntitySelection): Promise<number>;
  page(db: Db, partner: string, selection: EntitySelection, window: Window): Promise<Row[]>;
  present(row: Row): EntityRow;
}

const listed = <Row>(database: Database, { count, page, present }: Rows<Row>): ResourceService =>
  readOnly({
    async list(_resource, { partnerId }, { page: nth, limit, ...selection }) {
      const [total, rows] = await Promise.all([
        count(database.db, partnerId, selection),
        page(database.db, partnerId, selection, { offset: (nth - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, { partnerId }, id) {
      const any = { filters: [], sort: NEWEST_FIRST };
      const [row] = await page(database.db, partnerId, any, { offset: 0, limit: 1, id });
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
    async all(_resource, { partnerId }, selection) {
      const total = await count(database.db, partnerId, selection);
      refuseTooLarge(total);
      return stretches(total, PORTION, async (stretch) =>
        (await page(database.db, partnerId, selection, stretch)).map(present),
      );
    },
  });

export const referralResources = (database: Database) => ({
  'referral-partner': listed(database, { count: countReferred, page: readReferredPage, present: partnerOf }),
  'referral-mutation': listed(database, {
    count: countMutations,
    page: readMutationPage,
    present: mutationOf,
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
