import { describe, expect, it } from 'vitest';
import { check } from '../../src/admin/schema/check';
import type { PageRow } from '../../src/core/routes/route';
import { offers } from '../../src/topics/offers';
import { pageRows } from '../../src/web/routes/page-rows';
import { everyKind } from './every-kind';

/** The fixture as untyped data, which can be broken in ways that the types refuse. */
// biome-ignore lint/suspicious/noExplicitAny: the point of these tests is data that the types refuse
export type Loose = any;

export const broken = (
  change: (config: Loose, specimen: Loose) => void,
  pages: PageRow[] = pageRows,
): string[] => {
  const config: Loose = structuredClone(everyKind);
  change(config, config.resources[0]);
  return check(config, pages, offers);
};

export type Row = [what: string, change: (config: Loose, specimen: Loose) => void, message: string | Loose];

export const table = (name: string, rows: Row[]) =>
  describe(name, () => {
    it.each(rows)('%s', (_what, change, message) => {
      expect(broken(change)).toEqual([message]);
    });
  });
