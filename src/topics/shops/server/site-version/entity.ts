import { isDeepStrictEqual } from 'node:util';
import type { ActionHandler } from '../../../../admin/server/actions/shape';
import type { EntityCode } from '../../../../admin/server/entity-code';
import { changeOf } from '../../../../admin/server/words';
import { dateTime } from '../../../../core/format/date';
import { number } from '../../../../core/format/number';
import { AppError } from '../../../../platform/http/app-error';
import { addVersion, readVersions } from './store';

/** Versions retained for rollback (domain 3.21). */
const MAX_VERSIONS = 10;

const publish: ActionHandler = async ({ tx, actor, resource, rows: [draft], preview }) => {
  if (!draft) throw new AppError('NOT_FOUND');
  const [current] = await readVersions(tx, actor.partnerId);
  const change = changeOf(resource, draft.id, current?.data ?? {}, draft.data);
  if (current && change.values.length === 0) {
    return { message: `Tidak ada perubahan sejak versi ${number(current.number)}.` };
  }
  const changes = [change];
  if (preview) return { changes };
  const version = await addVersion(tx, actor.partnerId, actor.userId, draft.data, MAX_VERSIONS);
  return { message: `Versi ${number(version)} diterbitkan.`, changes };
};

const rollback: ActionHandler = async ({ tx, actor, resource, rows: [draft], input, preview }) => {
  if (!draft) throw new AppError('NOT_FOUND');
  const versions = await readVersions(tx, actor.partnerId);
  const wanted = versions.find(({ id }) => id === input.version_id);
  if (!wanted) {
    throw new AppError('VALIDATION_FAILED', undefined, { version_id: ['Versi ini sudah tidak ada.'] });
  }
  const changes = [changeOf(resource, draft.id, draft.data, wanted.data)];
  if (preview) return { changes };
  const version = await addVersion(tx, actor.partnerId, actor.userId, wanted.data, MAX_VERSIONS);
  // Removes fields that the version lacks, because an edit only adds and replaces.
  const emptied = Object.fromEntries(Object.keys(draft.data).map((name) => [name, undefined]));
  return {
    message: `Versi ${number(wanted.number)} kembali diterbitkan, sebagai versi ${number(version)}.`,
    changes,
    edits: [{ id: draft.id, data: { ...emptied, ...wanted.data } }],
    // Already published, so that rollback to another version is the only undo.
    isFinal: true,
  };
};

export const webPanel: EntityCode = {
  async warn(db, { partnerId }, rows) {
    const [shown] = await readVersions(db, partnerId);
    const drafts = rows.filter(({ data }) => !isDeepStrictEqual(data, shown?.data));
    const visitors = shown
      ? `pengunjung masih melihat versi ${number(shown.number)}, terbit ${dateTime(shown.published_at, { seconds: false })}`
      : 'pengunjung belum melihat isian ini';
    return new Map(drafts.map(({ id }) => [id, [`Belum diterbitkan: ${visitors}.`]]));
  },

  actions: { publish, rollback },
};
