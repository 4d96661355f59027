import { useState } from 'react';
import type { StoredFile, StoredImage } from '../../../../core/contract/upload';
import { useFieldDeps } from '../field-deps';
import type { InputProps } from '../parts';

type Uploaded = Pick<InputProps, 'name' | 'value' | 'onChange' | 'onError'>;

/** Uploads a chosen file at once. The form links it when it is saved; what it replaces is discarded. */
export function useUpload<Stored extends StoredImage | StoredFile>({
  name,
  value,
  onChange,
  onError,
}: Uploaded) {
  const { upload, discard } = useFieldDeps();
  const [isBusy, setBusy] = useState(false);
  const before = value as Stored | undefined;

  const replace = (stored: Stored | undefined) => {
    if (before) discard(before);
    onChange(stored);
  };
  /** Without the positions of rows. */
  const path = name.filter((part) => typeof part === 'string').join('.');

  const store = async (file: File) => {
    setBusy(true);
    onError?.(undefined);
    try {
      replace(await upload<Stored>(file, path));
    } catch (failure) {
      onError?.(failure instanceof Error ? failure.message : String(failure));
    }
    setBusy(false);
  };

  return { store, remove: () => replace(undefined), isBusy, setBusy };
}
