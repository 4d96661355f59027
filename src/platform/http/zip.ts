import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export interface ZipEntry {
  /** Path inside the archive, ASCII. */
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

const DEFLATE = 8;

/** The first moment of archives: equal rows give equal files. */
const NO_TIME = new Date(1980, 0, 1);

/** A streamed archive, compressed outside the event loop by zlib. Entries must be below 4 GB each. */
export async function* zip(entries: ZipEntry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((failure, chunk) => {
    if (failure) throw failure;
    ready.push(chunk);
  });
  for (const { name, content } of entries) {
    const file: ZipInputFile = { filename: name, compression: DEFLATE, mtime: NO_TIME, crc: 0, size: 0 };
    archive.add(file);
    for await (const chunk of packed(content, file)) {
      file.ondata?.(null, chunk, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
  }
  archive.end();
  yield* ready;
}

/** Compressed content; counts it in `file`. */
function packed(content: ZipEntry['content'], file: ZipInputFile): AsyncIterable<Buffer<ArrayBuffer>> {
  const deflate = createDeflateRaw();
  // A failing source destroys `deflate` with its error, which the reader then throws.
  pipeline(Readable.from(counted(content, file), { objectMode: false }), deflate, () => undefined);
  return deflate;
}

async function* counted(content: ZipEntry['content'], file: ZipInputFile): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
    yield bytes;
  }
}
