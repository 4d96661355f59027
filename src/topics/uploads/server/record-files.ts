import type { z } from 'zod';
import type { Model } from '../../../admin/schema/model';
import type { EntityService } from '../../../admin/server/service';
import { valuesOf } from '../../../admin/server/walk';
import type { recordFileParams } from '../../../core/contract/upload';
import type { PrivateFileService } from '../../../platform/files/private/service';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { verdictError } from '../../../platform/http/verdict-error';

interface RecordFileDeps {
  model: Model;
  entities: Pick<EntityService, 'of'>;
  privateFile: Pick<PrivateFileService, 'open'>;
}

export type RecordFiles = ReturnType<typeof createRecordFiles>;

/** Private files of declared records. */
export const createRecordFiles = ({ model, entities, privateFile }: RecordFileDeps) => ({
  /** Throws NOT_VERIFIED, FORBIDDEN, PANEL_EXPIRED; NOT_FOUND unless the actor reads a field of the record that holds the file. */
  async open(actor: Actor, { resource: name, record, id }: z.output<typeof recordFileParams>) {
    const resource = model.resources.find((one) => one.name === name);
    if (!resource) throw new AppError('NOT_FOUND');
    if (!actor.verified) throw new AppError('NOT_VERIFIED');
    const verdict = actor.can(`${name}:show`);
    if (!verdict.can) throw verdictError(verdict);
    const row = await entities.of(resource).show(resource, actor, record);
    const isIncluded = valuesOf(resource.fields, row).some(
      ({ field, value }) => field.kind === 'file' && (value as { id?: unknown }).id === id,
    );
    if (!isIncluded) throw new AppError('NOT_FOUND');
    return privateFile.open(actor.partnerId, id);
  },
});
