import { isAbsolute } from 'node:path';
import { StartError } from '../../../platform/start-error';
import { backupSummary } from '../../backup/backups';
import { type Command, OperatorError } from '../command';

/** Sent by `npm run backup` to a running server. */
export const BACKUP_WRITE = 'backup write';

export const backupCommands: Command[] = [
  {
    name: BACKUP_WRITE,
    summary: 'Everything that the portal keeps, in a new file; its key is not in it',
    arguments: [{ name: 'file', help: 'its whole path' }],
    options: [{ name: 'without-files', help: 'files stay where they are', flag: true }],
    run: async ({ backups }, { file = '', 'without-files': without }) => {
      if (!isAbsolute(file)) throw new OperatorError(`"${file}" is no whole path.`);
      try {
        return {
          text: backupSummary(file, await backups.write(file, { withoutFiles: without !== undefined })),
        };
      } catch (failure) {
        throw failure instanceof StartError ? new OperatorError(failure.message) : failure;
      }
    },
  },
];
