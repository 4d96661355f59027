import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { reasonOf, StartError } from '../../platform/start-error';

/** File storages: public pictures, and encrypted files. */
export const shelves = ['files', 'private'] as const;
export type Shelf = (typeof shelves)[number];

/**
 * A backup is gzipped JSON lines: a head, each table followed by its rows, the files, and an end with counts.
 * A row is PostgreSQL's own text output, lossless for every type and readable by both kinds of database.
 */
const head = z.strictObject({
  backup: z.literal(1),
  made_at: z.iso.datetime(),
  version: z.string(),
  database: z.enum(['embedded', 'postgres']),
  migration: z.number().int().positive(),
  /** Fingerprint of the encryption key, never the key; null if nothing is encrypted. */
  key_mark: z.string().nullable(),
});
const line = z.union([
  z.string(),
  z.strictObject({ table: z.string(), columns: z.array(z.string()) }),
  z.strictObject({ file: z.string(), shelf: z.enum(shelves), base64: z.string() }),
  z.strictObject({ end: z.literal(true), rows: z.number().int(), files: z.number().int() }),
]);

export type Head = z.infer<typeof head>;
/** A string is a row of the last named table. */
export type Line = z.infer<typeof line>;

/** Lines after the head. Throws `StartError` for other or truncated files. */
export async function readBackup(path: string): Promise<{ head: Head; lines: AsyncGenerator<Line> }> {
  const texts = textsOf(path);
  const { value: first } = await texts.next();
  const parsed = head.safeParse(jsonOf(first ?? ''));
  if (!parsed.success) throw new StartError(`${path} is no backup of this program.`);
  return { head: parsed.data, lines: linesOf(path, texts) };
}

async function* linesOf(path: string, texts: AsyncGenerator<string>): AsyncGenerator<Line> {
  let ended = false;
  const counted = { rows: 0, files: 0 };
  for await (const text of texts) {
    const parsed = line.safeParse(jsonOf(text));
    if (!parsed.success || ended) throw new StartError(`${path} is damaged.`);
    const { data } = parsed;
    if (typeof data === 'string') counted.rows += 1;
    else if ('file' in data) counted.files += 1;
    else if ('end' in data) ended = data.rows === counted.rows && data.files === counted.files;
    yield data;
  }
  if (!ended) throw new StartError(`${path} is not whole: its end is missing.`);
}

async function* textsOf(path: string): AsyncGenerator<string> {
  let line = '';
  try {
    // The pipeline forwards errors between the streams.
    const plain = pipeline(createReadStream(path), createGunzip(), () => undefined).setEncoding('utf8');
    for await (const chunk of plain as AsyncIterable<string>) {
      const [first = '', ...more] = chunk.split('\n');
      line += first;
      for (const next of more) {
        yield line;
        line = next;
      }
    }
  } catch (failure) {
    throw new StartError(`${path} cannot be read: ${reasonOf(failure)}`);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
