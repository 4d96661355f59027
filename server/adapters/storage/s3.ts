import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { reasonOf } from '../../start-error';
import { assertKey } from './key';
import { type FileStorage, StorageAwayError } from './storage';

export interface S3Place {
  /** `https://s3.example.test`, without a slash at its end. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path, else in front of the host. */
  pathStyle: boolean;
}

/** Milliseconds for one call; a file has two megabytes at most. */
const PATIENCE = 10_000;
/** Further tries of a call that the store was too busy for, within a second altogether. */
const RETRIES = 3;

/**
 * Files in a bucket of any store that speaks S3 (Signature Version 4), each under `folder` and its key. The digest of
 * the bytes is part of the signature: what arrives damaged is refused by the store.
 */
export function createS3Storage(place: S3Place, folder: string): FileStorage {
  const { region, accessKeyId, secretAccessKey } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = baseOf(place);

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
      // Whole, for it is small: who reads it slowly, or leaves it, has nothing to do with the time that the store has.
      if (answer.ok) return Readable.from([await bytesOf(answer)], { objectMode: false });
      const code = codeOf(await answer.text());
      // That the bucket is gone is no word about a file.
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

function baseOf({ endpoint, bucket, pathStyle }: S3Place): string {
  return pathStyle ? `${endpoint}/${bucket}` : endpoint.replace('://', `://${bucket}.`);
}

/** The one word of an S3 error that tells programs what it is. */
const codeOf = (xml: string): string => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? 'without a code';
