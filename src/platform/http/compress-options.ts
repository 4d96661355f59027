import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** For dynamic responses; built files are compressed once (`cached-files.ts`). */
export const compressOptions: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
};
