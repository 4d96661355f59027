import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** Path inside the archive, ASCII. */
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const DEFLATE = 8;
const VERSION = 20;
/** Sizes follow the content, because they are unknown in advance. */
const SIZES_AFTER = 0x0008;
const NO_EXTRA = 0;

/** A streamed archive. Entries must be below 4 GB each. */
export async function* zip(entries: ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    const head = Buffer.concat([localHeader(entry), entry.name]);
    yield head;
    for await (const chunk of packed(content, entry)) yield chunk;
    const sizes = sizesOf(entry);
    yield sizes;
    offset += head.length + entry.packed + sizes.length;
    directory.push(entry);
  }
  const lines = directory.flatMap((entry) => [directoryLine(entry), entry.name]);
  const list = Buffer.concat(lines);
  yield list;
  yield endOf(directory.length, list.length, offset);
}

/** Compressed content; updates the counts of `entry`. */
async function* packed(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  // A failing source destroys `deflate` with its error, which the loop then throws.
  pipeline(Readable.from(counted(content, entry), { objectMode: false }), deflate, () => undefined);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
}

async function* counted(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    yield bytes;
  }
}

type Part = [bytes: 2 | 4, value: number];

const record = (...fields: Part[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

/** 1 January 1980, midnight: equal rows give equal files. */
const NO_TIME: Part[] = [
  [2, 0],
  [2, 0x21],
];

const localHeader = ({ name }: Written): Buffer =>
  record(
    [4, 0x04034b50],
    [2, VERSION],
    [2, SIZES_AFTER],
    [2, DEFLATE],
    ...NO_TIME,
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, NO_EXTRA],
  );

const sizesOf = ({ crc, packed: bytes, size }: Written): Buffer =>
  record([4, 0x08074b50], [4, crc], [4, bytes], [4, size]);

const directoryLine = ({ name, crc, packed: bytes, size, offset }: Written): Buffer =>
  record(
    [4, 0x02014b50],
    [2, VERSION],
    [2, VERSION],
    [2, SIZES_AFTER],
    [2, DEFLATE],
    ...NO_TIME,
    [4, crc],
    [4, bytes],
    [4, size],
    [2, name.length],
    [2, NO_EXTRA],
    [2, 0], // comment
    [2, 0], // disk
    [2, 0], // internal attributes
    [4, 0], // external attributes
    [4, offset],
  );

const endOf = (count: number, bytes: number, offset: number): Buffer =>
  record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, bytes], [4, offset], [2, 0]);
