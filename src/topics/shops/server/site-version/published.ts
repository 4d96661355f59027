import type { Db } from '../../../../platform/db/client';
import { firstVersion, readSiteRow } from './store';

export interface Site {
  name: string;
  /** Without a trailing slash; null before it has one. */
  url: string | null;
  /** Latest published configuration; empty if never published. Saved changes are a draft. */
  published: Record<string, unknown>;
}

export async function readSite(db: Db, partnerId: string): Promise<Site> {
  const row = await readSiteRow(db, partnerId);
  const published = row?.data ?? {};
  const { site_name } = published;
  return {
    name: typeof site_name === 'string' && site_name ? site_name : (row?.name ?? ''),
    url: row?.url?.replace(/\/$/, '') ?? null,
    published,
  };
}

/** Publishes the saved configuration as version 1 if nothing is published yet. */
export const publishFirst = (tx: Db, partnerId: string): Promise<void> => firstVersion(tx, partnerId);
