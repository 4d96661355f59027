import { type FileType, fileTypes } from '../../core/contract/upload';
import { typesText } from '../../core/text/messages';
import { AppError } from '../http/app-error';
import type { SentFile } from '../http/sent-file';
import type { Count, Picture } from './picture';
import { type PictureFormat, type SentPicture, validatePicture } from './picture-types';

const pictureFormats = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const satisfies Partial<
  Record<FileType, PictureFormat>
>;
type PictureType = keyof typeof pictureFormats;
const isPictureType = (type: FileType): type is PictureType => type in pictureFormats;

const beginsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.toString('latin1', 0, signature.length) === signature;

/** A ZIP with this part, whose names stand in it as they are. Macros are refused. */
const isOffice = (part: string) => (bytes: Buffer) =>
  beginsWith(bytes, 'PK\x03\x04') && bytes.includes(part) && !bytes.includes('vbaProject.bin');

const isText = (bytes: Buffer): boolean => {
  try {
    return !/[^\P{Cc}\t\n\r]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
};

/** Determines the type by content; the sent name and MIME type are ignored, except between kinds of text. */
const contents: Record<Exclude<FileType, PictureType>, (bytes: Buffer) => boolean> = {
  pdf: (bytes) => beginsWith(bytes, '%PDF-'),
  xlsx: isOffice('xl/workbook.xml'),
  docx: isOffice('word/document.xml'),
  csv: isText,
  txt: isText,
};

/** A document as it is stored. Others than pictures are kept as they were sent, because they are only downloaded. */
export async function storableDocument(
  { name = '', bytes }: SentFile,
  types: readonly FileType[],
  count: Count,
  draw: (sent: SentPicture) => Promise<Picture>,
): Promise<Picture> {
  const fitting = types.filter((type) => !isPictureType(type) && contents[type](bytes));
  const extension = fitting.find((type) => name.toLowerCase().endsWith(`.${type}`)) ?? fitting[0];
  if (!extension) return draw(pictureOf(bytes, types));
  await count();
  return { bytes, width: 0, height: 0, type: { mime: fileTypes[extension], extension } };
}

/** Throws FILE_FORMAT, and what `validatePicture` says of a picture. */
function pictureOf(bytes: Buffer, types: readonly FileType[]): SentPicture {
  try {
    return validatePicture(
      bytes,
      types.filter(isPictureType).map((type) => pictureFormats[type]),
    );
  } catch (failure) {
    const isOther = failure instanceof AppError && failure.code === 'FILE_TYPE';
    throw isOther ? new AppError('FILE_FORMAT', { types: typesText(types) }) : failure;
  }
}
