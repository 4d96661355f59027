import { KYC_PHOTO_PATH, type KycPhoto, kycPhoto } from '../core/contract/kyc';
import { fetchFile, jsonOf, read } from './call';
import { FILE_TIMEOUT, send } from './transport';

/** Stores a photo of the KYC in the place of an earlier one of its kind. */
export async function uploadKycPhoto(file: File, kind: KycPhoto['kind']): Promise<KycPhoto> {
  const body = new FormData();
  body.append('file', file);
  const response = await send({
    method: 'POST',
    path: KYC_PHOTO_PATH,
    query: { kind },
    body,
    timeout: FILE_TIMEOUT,
  });
  return read(kycPhoto, undefined, await jsonOf(response)).data;
}

/** The bytes of a photo that was sent; each look is kept in the activity log. */
export const fetchKycPhoto = (id: string): Promise<Blob> => fetchFile(`${KYC_PHOTO_PATH}/${id}`);
