import { entityMessages } from '../../core/text/entity';
import { AppError } from '../../platform/http/app-error';
import type { EntityRow, VersionConflict } from '../entity/calls';

/** Another user saved first: `current` is that state, as visible to the caller. */
export function versionConflict(current: EntityRow): AppError {
  const details: VersionConflict = {
    current,
    updated_by: current.updated_by ?? entityMessages.someone,
    updated_at: current.updated_at,
  };
  return new AppError('VERSION_CONFLICT', { ...details });
}
