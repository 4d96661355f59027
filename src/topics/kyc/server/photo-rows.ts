import type { Db } from '../../../platform/db/client';
import type { KycDeps } from './deps';
import { deletePhoto, type PhotoRow } from './store';

/** Deletes photo rows with `tx`; call the returned function after the commit to delete the bytes. */
export async function dropPhotos(
  tx: Db,
  { privateFile }: Pick<KycDeps, 'privateFile'>,
  partnerId: string,
  photos: readonly Pick<PhotoRow, 'id'>[],
): Promise<() => Promise<void>> {
  const forgets: (() => Promise<void>)[] = [];
  for (const { id } of photos) {
    await deletePhoto(tx, partnerId, id);
    forgets.push(await privateFile.drop(tx, partnerId, id));
  }
  return async () => {
    for (const forget of forgets) await forget();
  };
}
