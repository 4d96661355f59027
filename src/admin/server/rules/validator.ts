import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { ResourceModel } from '../../schema/model';
import type { EntityCode, EntityCodes } from '../entity-code';
import type { RecordTarget, StoredRow } from '../store';
import type { Data } from '../walk';
import { alone } from './alone';
import type { Reader, RecordChange } from './shape';

export type Validator = ReturnType<typeof createValidator>;

export function createValidator(code: EntityCodes) {
  return {
    /** Serializes validated writes per partner, because two concurrent ones could each pass the rules. */
    async alone(
      tx: Db,
      { resource, partnerId }: Pick<RecordTarget, 'resource' | 'partnerId'>,
    ): Promise<void> {
      if (!isValidated(code[resource.name])) return;
      await alone(tx, resource.name, partnerId);
    },

    async errors(change: RecordChange): Promise<Record<string, string[]>> {
      const rule = code[change.resource.name];
      await rule?.beforeChange?.(change);
      const found = Object.entries((await rule?.validate?.(change)) ?? {});
      return Object.fromEntries(found.flatMap(([path, texts]) => (texts ? [[path, texts]] : [])));
    },

    afterChange: async (change: RecordChange): Promise<void> =>
      code[change.resource.name]?.afterChange?.(change),

    /** RULE_CONFLICT with the reason if the record must not be deleted. */
    async refusal(tx: Db, target: RecordTarget, data: Data): Promise<AppError | undefined> {
      const reason = await code[target.resource.name]?.beforeDelete?.({ ...target, tx, data });
      return reason ? new AppError('RULE_CONFLICT', { reason }) : undefined;
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
