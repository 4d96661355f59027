import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** For answers made on the fly; the portal's files were compressed once, by the build, as far as it goes. */
export const compressOptions: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
};
