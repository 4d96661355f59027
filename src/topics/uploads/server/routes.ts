import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PUBLIC, SIGNED_IN } from '../../../core/contract/endpoint';
import { envelope } from '../../../core/contract/envelope';
import { id as uuid } from '../../../core/contract/shapes';
import {
  discardUpload,
  FILES_PATH,
  RECORD_FILE_PATH,
  recordFileParams,
  storedFile,
  storedImage,
  UPLOAD_PATH,
  uploadQuery,
} from '../../../core/contract/upload';
import { attachedAs, inlineAs } from '../../../platform/files/file-name';
import { sendPrivateFile } from '../../../platform/files/private/send';
import { AppError } from '../../../platform/http/app-error';
import { readSentFile } from '../../../platform/http/sent-file';
import { actorOf, serve } from '../../../platform/http/serve';
import type { RecordFiles } from './record-files';
import type { Target, UploadService } from './service';

const YEAR_SECONDS = 31_536_000;

export function uploadRoutes(app: FastifyInstance, uploads: UploadService, recordFiles: RecordFiles): void {
  app.route({
    method: 'POST',
    url: UPLOAD_PATH,
    config: { object: SIGNED_IN },
    schema: {
      summary: 'Unggah gambar atau berkas untuk satu isian',
      security: [{ bearer: [] }],
      consumes: ['multipart/form-data'],
      querystring: uploadQuery,
      response: { 200: envelope(z.union([storedImage, storedFile])) },
    },
    handler: async (request) => {
      const actor = actorOf(request);
      if (!actor.verified) throw new AppError('NOT_VERIFIED');
      const limits = uploads.limitsFor(request.query as Target, actor);
      const file = await readSentFile(request, limits.maxBytes);
      const stored =
        limits.kind === 'file'
          ? await uploads.storeFile(actor, limits, file)
          : await uploads.store(actor, limits, file);
      return { status: 200, message: 'OK', data: stored };
    },
  });

  serve(app, discardUpload, async ({ actor, params }) => {
    await uploads.discard(actor, params.id);
    return {};
  });

  app.route({
    method: 'GET',
    url: `${FILES_PATH}/:id`,
    config: { object: PUBLIC },
    schema: { summary: 'Berkas publik', security: [], params: z.object({ id: z.string() }) },
    handler: async (request, reply) => {
      const id = uuid.safeParse((request.params as { id: string }).id);
      if (!id.success) throw new AppError('NOT_FOUND');
      const { row, bytes } = await uploads.open(id.data);
      const isPicture = row.mime.startsWith('image/');
      return (
        reply
          .type(row.mime)
          .header('content-length', row.bytes)
          .header('content-disposition', isPicture ? inlineAs(row.name) : attachedAs(row.name))
          .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
          .header('content-security-policy', "default-src 'none'; sandbox")
          // Partner websites on other hosts show these files.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(bytes)
      );
    },
  });

  app.route({
    method: 'GET',
    url: RECORD_FILE_PATH,
    config: { object: SIGNED_IN },
    schema: {
      summary: 'Unduh berkas dari isian satu data',
      security: [{ bearer: [] }],
      params: recordFileParams,
      querystring: z.strictObject({}),
    },
    handler: async (request, reply) => {
      const params = request.params as z.output<typeof recordFileParams>;
      return sendPrivateFile(reply, await recordFiles.open(actorOf(request), params));
    },
  });
}
