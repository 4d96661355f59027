import type { EntityTitle } from '../../../admin/entity/calls';
import type { RecordOf } from '../../../admin/schema/reads';
import { lookupOnly } from '../../../admin/server/lookup-only';
import type { RecordRule } from '../../../admin/server/rules/shape';
import type { ResourceService } from '../../../admin/server/service-shape';
import type { Database } from '../../../platform/db/client';
import { containingWords, searchedText } from '../../../platform/db/containing';
import { type SQL, sql } from '../../../platform/db/sql';
import type { ownCodeReads } from '../domain/own-code';

/** SQL of the key by which codes are compared. Must match `skuKey`, and the index `variations_code`. */
export const SKU_KEY = `replace(replace(upper(v.sku), '-', ''), '_', '')`;

/** Own codes of a partner: `k.value` in lower case, and `OWN_ITEM`, the item that it means. */
export const OWN_CODES = `entity_keys k join entities e on e.id = k.entity_id and e.deleted_at is null
  where k.partner_id = :partner::uuid and k.resource = 'own-code' and k.field = 'code'`;
export const OWN_ITEM = `(e.data->>'item_id')::uuid`;

export const ownCode: RecordRule<RecordOf<(typeof ownCodeReads)['own-code']>> = {
  async validate({ tx, data: { code }, before }) {
    if (code === before?.code) return {};
    const item = await tx.row<{ sku: string }>(
      sql`select v.sku from variations v where ${sql.raw(SKU_KEY)} = ${code} limit 1`,
    );
    return item ? { code: [`${item.sku} adalah SKU item. Pilih kode lain.`] } : {};
  },
};

/** Items by SKU and name. */
export const createItemLookup = (database: Database): ResourceService =>
  lookupOnly(database, {
    find: (db, _partner, search, limit) =>
      db.rows(
        search
          ? sql`${items} where ${containingWords(search, [sql`v.search`, searchedText(sql`b.name`)])}
            order by v.sku = ${search.toUpperCase()} desc, b.sort, b.name, v.sort, v.id limit ${limit}`
          : sql`${items} order by b.sort, b.name, v.sort, v.id limit ${limit}`,
      ),
    name: async (db, _partner, ids): Promise<EntityTitle[]> =>
      ids.length === 0 ? [] : db.rows(sql`${items} where v.id in ${ids}`),
  });

const items: SQL = sql`select v.id, v.sku || ' · ' || b.name || ' – ' || v.name as title, v.sku as code
  from variations v join brands b on b.id = v.brand_id`;
