import { useState } from 'react';
import { DOCUMENT_TYPES, MAX_UPLOAD_BYTES, type StoredFile } from '../../../../core/contract/upload';
import { fileLimit } from '../../../../core/format/file-size';
import { messages, typesText } from '../../../../core/text/messages';
import text from '../../../../ui/text.module.css';
import type { InputOf } from '../parts';
import { FileCell, sizeText } from './file-cell';
import { UploadBox } from './upload-box';
import { useUpload } from './use-upload';

export const FileInput: InputOf<'file'> = (props) => {
  const { field, value, onError } = props;
  const { types = DOCUMENT_TYPES, maxBytes = MAX_UPLOAD_BYTES } = field;
  const { store, remove, isBusy } = useUpload<StoredFile>(props);
  const [sending, setSending] = useState<File>();
  const stored = value as StoredFile | undefined;

  const take = (file: File) => {
    // A picture may be larger than what is stored of it, but not than what may be sent.
    if (file.size > maxBytes) return onError?.(messages.fileSize(field.label, fileLimit(maxBytes)));
    setSending(file);
    void store(file);
  };

  return (
    <>
      <UploadBox
        {...props}
        accept={types.map((type) => `.${type}`).join()}
        isBusy={isBusy}
        change="Ganti berkas"
        hint={`Atau seret berkas ke sini. ${typesText(types)}, maksimal ${fileLimit(maxBytes)}.`}
        onTake={take}
        onRemove={() => {
          onError?.(undefined);
          remove();
        }}
        facts={stored && <FileCell field={field} value={stored} references={props.references} />}
      />
      <span className={text.quiet} role="status">
        {isBusy && sending && `Mengunggah ${sending.name}, ${sizeText(sending.size)}…`}
      </span>
    </>
  );
};
