import type { Picture } from '../../../platform/files/picture';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { SentFile } from '../../../platform/http/sent-file';
import type { Quota } from '../../../platform/quota/service';
import type { KycPhoto } from '../contract/kyc';
import { kycLabels } from '../domain/fields';
import { MEASURED_SIDE, measurePhoto, photoErrors } from '../domain/photo-quality';
import { type PhotoKind, photoRules } from '../domain/photos';
import { reasonsLeft } from '../domain/reject-reasons';
import type { KycDeps } from './deps';
import { lockWritable } from './draft';
import { dropPhotos } from './photo-rows';
import { insertPhoto, readPhotos, storeReasons } from './store';

type Owned = Awaited<ReturnType<KycDeps['privateFile']['open']>>;

export const PHOTOS: Quota = { kind: 'kyc-photo', most: 60, seconds: 86_400, gap: 0 };

export function createPhotos(deps: KycDeps) {
  const { database, privateFile, activity, quota } = deps;

  /** Server-side checks that the browser only suggests. */
  const assertFit = async (partnerId: string, picture: Picture, kind: PhotoKind): Promise<void> => {
    const rule = photoRules[kind];
    if (picture.width < rule.width || picture.height < rule.height) {
      throw new AppError('FILE_DIMENSIONS', { width: rule.width, height: rule.height });
    }
    if (!rule.colour) return;
    const { bytes, width, height } = await privateFile.sample(partnerId, picture, MEASURED_SIDE);
    const measured = measurePhoto({ rgba: bytes, width, height }, picture);
    if (photoErrors(measured, rule).includes('grey')) throw new AppError('PHOTO_COLOUR');
  };

  return {
    /**
     * Throws PHOTO_TYPE, FILE_DIMENSIONS, FILE_PIXELS, FILE_UNREADABLE, PHOTO_COLOUR, RATE_LIMITED, PICTURES_BUSY,
     * KYC_CLOSED.
     */
    async store(actor: Actor, kind: PhotoKind, file: SentFile): Promise<KycPhoto> {
      const { partnerId, userId } = actor;
      const sent = privateFile.validate(file.bytes);
      const picture = await privateFile.draw(partnerId, sent, () =>
        quota.spend(PHOTOS, partnerId, { code: 'RATE_LIMITED' }),
      );
      await assertFit(partnerId, picture, kind);
      const { photo, forget } = await database.transaction(async (tx) => {
        const { kyc: draft } = await lockWritable(tx, partnerId);
        const old = (await readPhotos(tx, partnerId)).filter((known) => known.kind === kind);
        const stored = await privateFile.adopt(
          tx,
          { partnerId, userId, purpose: 'kyc', name: file.name },
          picture,
        );
        const forget = await dropPhotos(tx, deps, partnerId, old);
        await insertPhoto(tx, { partner_id: partnerId, kind, file_id: stored.id });
        if (draft) {
          await storeReasons(
            tx,
            partnerId,
            reasonsLeft(draft.reject_reasons, (field) => field === kind),
          );
        }
        await activity.record(tx, actor, { code: 'kyc.photo', object: kycLabels[kind] });
        const { id, name, width, height, bytes, created_at } = stored;
        return { photo: { id, kind, name, width, height, bytes, uploaded_at: created_at }, forget };
      });
      await forget();
      return photo;
    },

    /** Throws NOT_FOUND, KYC_CLOSED. */
    async remove(actor: Actor, id: string): Promise<void> {
      const { partnerId } = actor;
      const forget = await database.transaction(async (tx) => {
        const photo = (await readPhotos(tx, partnerId)).find((known) => known.id === id);
        if (!photo) throw new AppError('NOT_FOUND');
        await lockWritable(tx, partnerId);
        await activity.record(tx, actor, { code: 'kyc.photo_remove', object: kycLabels[photo.kind] });
        return dropPhotos(tx, deps, partnerId, [photo]);
      });
      await forget();
    },

    async open(actor: Actor, id: string): Promise<Owned> {
      const photo = (await readPhotos(database.db, actor.partnerId)).find((known) => known.id === id);
      if (!photo) throw new AppError('NOT_FOUND');
      const file = await privateFile.open(actor.partnerId, id);
      await activity.record(database.db, actor, { code: 'kyc.photo_view', object: kycLabels[photo.kind] });
      return file;
    },
  };
}
