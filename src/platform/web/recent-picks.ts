import { readText, removeText, writeText } from './storage';
import { parseJson } from './storage-keys';

export interface RecentPick {
  path: string;
  title: string;
  detail: string;
  icon: string | null;
  tile: { brandKey: string; monogram: string; image: string | null } | null;
}

const MOST = 6;

const nameOf = (userId: string): string => `recent:${userId}`;

const isText = (value: unknown): value is string => typeof value === 'string';

const isPick = (value: unknown): value is RecentPick => {
  const { path, title, detail, icon, tile } = (value ?? {}) as Partial<RecentPick>;
  const hasPicture = tile ? isText(tile.brandKey) && isText(tile.monogram) : isText(icon);
  return isText(path) && path.startsWith('/') && isText(title) && isText(detail) && hasPicture;
};

export function recentPicks(userId: string): RecentPick[] {
  const stored = parseJson(readText(nameOf(userId)) ?? '');
  return Array.isArray(stored) ? stored.filter(isPick).slice(0, MOST) : [];
}

export function storePick(userId: string, pick: RecentPick): void {
  const others = recentPicks(userId).filter(({ path }) => path !== pick.path);
  writeText(nameOf(userId), JSON.stringify([pick, ...others].slice(0, MOST)));
}

/** On signing out, so that the next person at this browser sees nothing of it. */
export const forgetPicks = (userId: string | undefined): void => {
  if (userId !== undefined) removeText(nameOf(userId));
};
