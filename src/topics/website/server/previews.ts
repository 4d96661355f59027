import { timingSafeEqual } from 'node:crypto';
import { v7 } from 'uuid';
import type { EntityCode } from '../../../admin/server/entity-code';
import { id as uuid } from '../../../core/contract/shapes';
import { PANEL } from '../../../core/states';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { VaultService } from '../../../platform/vault/service';
import { urlOfHost } from '../../shops/domain/address';
import { paths } from '../text/paths';
import { type PreviewRow, readPreview, readSiteOf, storePreview } from './preview-store';

interface PreviewDeps {
  database: Database;
  vault: Pick<VaultService, 'digest'>;
  /** Parent domain of subdomains (PANEL_DOMAIN). */
  base: string;
  publicUrl: string;
}

export type Previews = ReturnType<typeof createPreviews>;

/** Resources whose records a website shows, each with the part of the page where they stand. */
const places = { 'web-panel': '', banner: '', 'flash-sale': '#flash-sale', blog: '' } as const;

/** Shows what a partner types as the website would, by a signed link of an hour; nothing is published. */
export function createPreviews({ database, vault, base, publicUrl }: PreviewDeps) {
  const signatureOf = (partnerId: string, id: string, until: string): string =>
    vault.digest(`website preview ${partnerId} ${id} ${until}`).slice(0, 32);

  const preview =
    (resource: keyof typeof places): EntityCode['preview'] =>
    async ({ partnerId, userId }, { id: record, data }) => {
      const site = await readSiteOf(database, { partner: partnerId });
      if (site?.status !== PANEL.active) throw new AppError('PANEL_NOT_ACTIVE');
      if (site.expired) throw new AppError('PANEL_EXPIRED');
      const form = { partner: partnerId, user: userId, resource, record, data: JSON.stringify(data) };
      const stored = await storePreview(database, { id: v7(), ...form });
      if (!stored) throw new AppError('NOT_FOUND');
      const until = String(Math.floor(stored.until));
      const query = new URLSearchParams({ until, k: signatureOf(partnerId, stored.id, until) });
      const host = urlOfHost(`${site.subdomain}.${base}`, publicUrl);
      return `${host}${paths.preview(stored.id)}?${query}${places[resource]}`;
    };

  return {
    /** Code of the entities that have a preview. */
    entities: Object.fromEntries(
      (Object.keys(places) as (keyof typeof places)[]).map((name) => [name, { preview: preview(name) }]),
    ) as Record<keyof typeof places, Pick<EntityCode, 'preview'>>,

    /** Throws NOT_FOUND for a link that was not made for this website, LINK_EXPIRED. */
    async read(
      partnerId: string,
      id: string,
      { until = '', k = '' }: Readonly<Record<string, string>>,
    ): Promise<PreviewRow> {
      const right = Buffer.from(signatureOf(partnerId, id, until));
      const given = Buffer.from(k);
      const isSigned = given.length === right.length && timingSafeEqual(given, right);
      if (!isSigned || !uuid.safeParse(id).success) throw new AppError('NOT_FOUND');
      const found = await readPreview(database, { id, partner: partnerId, until: Number(until) });
      if (!found) throw new AppError('LINK_EXPIRED');
      return found;
    },
  };
}
