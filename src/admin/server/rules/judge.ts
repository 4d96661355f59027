import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { ResourceModel } from '../../schema/model';
import type { EntityCode, EntityCodes } from '../entity-code';
import type { Place, StoredRow } from '../store';
import { readRows } from '../store';
import { alone } from './alone';
import type { Judged, Reader } from './shape';

export type Judge = ReturnType<typeof createJudge>;

export function createJudge(code: EntityCodes) {
  return {
    /** Serializes validated writes per partner, because two concurrent ones could each pass the rules. */
    async alone(tx: Db, { resource, partnerId }: Pick<Place, 'resource' | 'partnerId'>): Promise<void> {
      if (!isValidated(code[resource.name])) return;
      await alone(tx, resource.name, partnerId);
    },

    async errors(judged: Judged): Promise<Record<string, string[]>> {
      const rule = code[judged.resource.name];
      await rule?.beforeChange?.(judged);
      const found = Object.entries((await rule?.validate?.(judged)) ?? {});
      return Object.fromEntries(found.flatMap(([path, texts]) => (texts ? [[path, texts]] : [])));
    },

    afterChange: async (judged: Judged): Promise<void> => code[judged.resource.name]?.afterChange?.(judged),

    /** Throws RULE_CONFLICT with the reason if the record must not be deleted. */
    async release(tx: Db, { resource, partnerId, id, can }: Place): Promise<void> {
      const rule = code[resource.name];
      if (!rule?.beforeDelete) return;
      const [row] = await readRows(tx, resource, partnerId, [id]);
      const reason = row && (await rule.beforeDelete({ tx, partnerId, can, resource, id, data: row.data }));
      if (reason) throw new AppError('RULE_CONFLICT', { reason });
    },

    warnings: async (
      db: Db,
      resource: ResourceModel,
      reader: Reader,
      rows: StoredRow[],
    ): Promise<Map<string, string[]>> =>
      (rows.length > 0 && (await code[resource.name]?.warn?.(db, reader, rows))) || new Map(),
  };
}

const isValidated = (code: EntityCode | undefined): boolean =>
  Boolean(code && (code.beforeChange || code.validate || code.afterChange || code.beforeDelete));
