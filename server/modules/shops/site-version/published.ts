import type { Db } from '../../../db/client';
import { firstVersion, readSiteRow } from './store';

/** A website as visitors meet it. */
export interface Site {
  name: string;
  /** Without a slash at its end; null before it has one. */
  url: string | null;
  /** Its configuration as it was published last; empty before it ever was. What is only saved is a draft. */
  published: Record<string, unknown>;
}

/** The one place from which anything learns how a website is configured. */
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

/** Makes the saved configuration version 1, where nothing was published yet; nothing saved, nothing published. */
export const publishFirst = (tx: Db, partnerId: string): Promise<void> => firstVersion(tx, partnerId);
