import type { PanelProgress } from '../../../../src/core/contract/panel';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

/** Documents that the setup steps check (specification 4). */
const progressStatement = statement<{ partner: string }, PanelProgress>(
  'panel_progress',
  `select
  exists (select from entities where partner_id = :partner::uuid and resource = 'member-tier'
    and deleted_at is null) as is_tier_set,
  exists (select from entities where partner_id = :partner::uuid
    and resource in ('product-vcg', 'product-custom') and deleted_at is null) as is_product_set,
  exists (select from entities where partner_id = :partner::uuid and resource = 'social-media'
    and deleted_at is null) as is_profile_set`,
);

export async function readProgress(database: Database, partner: string): Promise<PanelProgress> {
  const [row] = await run(database, progressStatement, { partner });
  return row ?? { is_tier_set: false, is_product_set: false, is_profile_set: false };
}
