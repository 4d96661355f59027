import { fetchFile, jsonOf, read } from '../../../platform/web/call';
import { FILE_TIMEOUT, send } from '../../../platform/web/transport';
import { KYC_PHOTO_PATH, type KycPhoto, kycPhoto } from '../contract/kyc';

/** Replaces an earlier photo of the same kind. */
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

/** The server logs each view of the photo. */
export const fetchKycPhoto = (id: string): Promise<Blob> => fetchFile(`${KYC_PHOTO_PATH}/${id}`);
