import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { reasonOf } from '../../start-error';
import { assertKey } from './key';
import { type FileStorage, StorageAwayError } from './storage';

export interface S3Target {
  /** `https://s3.example.test`, without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True if the bucket is in the path, false if it is in the host name. */
  pathStyle: boolean;
}

/** Milliseconds per call; a file has two megabytes at most. */
const PATIENCE = 10_000;
/** Retries when the store is busy, within a second in total. */
const RETRIES = 3;

/**
 * Files in an S3-compatible bucket (Signature Version 4), under `folder` and key. The signature covers the
 * digest of the bytes, so the store refuses damaged uploads.
 */
export function createS3Storage(target: S3Target, folder: string): FileStorage {
  const { region, accessKeyId, secretAccessKey } = target;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = baseOf(target);

  const call = async (method: string, key: string, bytes?: Buffer): Promise<Response> => {
    assertKey(key);
    const answer = await client
      .fetch(`${base}/${folder}/${key}`, {
        method,
        signal: AbortSignal.timeout(PATIENCE),
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(bytes ?? '')
            .digest('hex'),
        },
        ...(bytes && { body: new Uint8Array(bytes) }),
      })
      .catch((failure: unknown) => {
        throw new StorageAwayError(`${base} does not answer: ${reasonOf(failure)}`);
      });
    if (answer.ok || answer.status === 404) return answer;
    const said = `${method} in ${base}: ${answer.status} ${codeOf(await answer.text())}`;
    throw answer.status >= 500 || answer.status === 429 ? new StorageAwayError(said) : new Error(said);
  };

  return {
    async write(key, bytes) {
      const answer = await call('PUT', key, bytes);
      const said = await answer.text();
      if (!answer.ok) throw new Error(`PUT in ${base}: ${answer.status} ${codeOf(said)}`);
    },

    async read(key) {
      const answer = await call('GET', key);
      // Read completely because files are small: a slow client must not use up the timeout of the store.
      if (answer.ok) return Readable.from([await bytesOf(answer)], { objectMode: false });
      const code = codeOf(await answer.text());
      // A missing bucket does not mean a missing file.
      if (code !== 'NoSuchKey') throw new Error(`GET in ${base}: ${answer.status} ${code}`);
      return null;
    },

    async remove(key) {
      await (await call('DELETE', key)).arrayBuffer();
    },
  };
}

const bytesOf = async (answer: Response): Promise<Buffer> =>
  Buffer.from(
    await answer.arrayBuffer().catch((failure: unknown) => {
      throw new StorageAwayError(`the store broke off: ${reasonOf(failure)}`);
    }),
  );

function baseOf({ endpoint, bucket, pathStyle }: S3Target): string {
  return pathStyle ? `${endpoint}/${bucket}` : endpoint.replace('://', `://${bucket}.`);
}

const codeOf = (xml: string): string => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? 'without a code';
