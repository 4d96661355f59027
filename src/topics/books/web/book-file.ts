import { fetchFile, jsonOf, read } from '../../../platform/web/call';
import { saveFile } from '../../../platform/web/save-file';
import { FILE_TIMEOUT, send } from '../../../platform/web/transport';
import { BOOK_FILE_PATH, type BookFile, bookFile } from '../contract/book-file';

export async function sendBookFile(file: File): Promise<BookFile> {
  const body = new FormData();
  body.append('file', file);
  const response = await send({ method: 'POST', path: BOOK_FILE_PATH, body, timeout: FILE_TIMEOUT });
  return read(bookFile, undefined, await jsonOf(response)).data;
}

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' };

export async function saveBookFile(id: string): Promise<void> {
  const file = await fetchFile(`${BOOK_FILE_PATH}/${id}`);
  saveFile(file, `lampiran.${endings[file.type] ?? 'bin'}`);
}
