import { useState } from 'react';
import { asApiError } from '../../../api/api-error';
import { uploadKycPhoto } from '../../../api/kyc-photo';
import type { PhotoKind } from '../../../core/kyc/photos';
import { errorText } from '../../../core/text/errors';
import { useForm } from '../form-context';
import { type ReadPhoto, readPhoto } from './read-photo';

export function usePhoto(kind: PhotoKind) {
  const form = useForm();
  const [taken, setTaken] = useState<ReadPhoto | null>(null);
  const [isReading, setReading] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const show = (photo: ReadPhoto | null) => {
    setError(null);
    setTaken(photo);
  };

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    setError(null);
    try {
      show(await readPhoto(file, kind));
    } catch {
      // Not a picture, or a format that the browser cannot decode, such as HEIC.
      setError(errorText(file.type.startsWith('image/') ? 'FILE_UNREADABLE' : 'PHOTO_TYPE'));
    }
    setReading(false);
  };

  const send = async () => {
    if (!taken || isSending) return;
    setSending(true);
    setError(null);
    try {
      form.setPhoto(kind, await uploadKycPhoto(taken.file, kind));
      setTaken(null);
    } catch (failure) {
      const { message, errors } = asApiError(failure);
      setError(errors?.file?.[0] ?? message);
    }
    setSending(false);
  };

  return { taken, isReading, isSending, error, show, choose, send };
}
