import { z } from 'zod';
import { httpUrl, trueOrFalse, withoutSlash } from './shapes';

const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);
const region = z.string().regex(/^[a-z0-9-]{1,40}$/);
const secret = z.string().regex(/^[\w.+/=-]{3,200}$/);

export const storageVariables = {
  STORAGE: { shape: z.enum(['disk', 's3']).default('disk'), expects: 'disk or s3' },
  S3_ENDPOINT: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
  S3_REGION: { shape: region.default('us-east-1'), expects: 'a region such as ap-southeast-3' },
  S3_BUCKET: { shape: bucket.optional(), expects: 'the name of a bucket' },
  S3_ACCESS_KEY_ID: { shape: secret.optional(), expects: 'the id of an access key' },
  S3_SECRET_ACCESS_KEY: { shape: secret.optional(), expects: 'the secret of that access key' },
  /** True if the bucket is in the path, which every store supports; false if it is in the host name. */
  S3_PATH_STYLE: { shape: trueOrFalse.default(true), expects: 'true or false' },
};
