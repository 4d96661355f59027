import type { Field } from '../../../../admin/schema/field';
import type { ResourceModel } from '../../../../admin/schema/model';
import type { Db } from '../../../../platform/db/client';
import { readShopTiers } from '../shop-record/tiers';
import { publishFirst } from '../site-version/published';
import type { WebsiteDeps } from './deps';
import type { WebsiteRow } from './store';

type Data = Record<string, unknown>;

const firstTier: Data = {
  name: 'Publik',
  level: 1,
  color: '#5b6b6c',
  icon: 'user',
  margin: { type: 'percent', value: 8 },
  upgrade: 'free',
  is_default: true,
  is_active: true,
};

/**
 * Creates the initial records of a website: a member tier, the registered configuration published as version
 * 1, and the contact number. Follows the current declarations: removed fields and resources are skipped, and
 * records refused by new rules are left to the owner.
 */
export async function seedStarter(
  tx: Db,
  { model, entities }: Pick<WebsiteDeps, 'model' | 'entities'>,
  row: WebsiteRow,
  userId: string,
): Promise<void> {
  const scope = { partnerId: row.partner_id, userId };
  const seed = async (name: string, values: Data) => {
    const resource = model.resources.find((one) => one.name === name);
    const data = resource && !resource.store && bodyFor(resource, values);
    if (resource && data) await entities.seed(tx, resource, scope, data);
  };
  const { standard } = await readShopTiers(tx, row.partner_id);
  if (!standard) await seed('member-tier', firstTier);
  await seed('web-panel', {
    site_name: row.site_name ?? row.name,
    ...(row.tagline && { tagline: row.tagline }),
    ...(row.theme_id && { theme_id: row.theme_id }),
    ...(row.logo && { logo_light: row.logo }),
  });
  if (row.contact_whatsapp) await seed('social-media', { whatsapp: row.contact_whatsapp });
  await publishFirst(tx, row.partner_id);
}

/** Defaults and values of the form's fields; null if the declaration refuses them. */
function bodyFor(resource: ResourceModel, values: Data): Data | null {
  const typed = resource.form.flatMap(({ fields }) => fields);
  const known = typed.flatMap((name): [string, unknown][] => {
    const field = resource.fields[name];
    const value = values[name] ?? (field && defaultOf(field));
    return value === undefined ? [] : [[name, value]];
  });
  const validated = resource.validator.safeParse(Object.fromEntries(known));
  return validated.success ? validated.data : null;
}

const defaultOf = (field: Field): unknown => ('default' in field ? field.default : undefined);
