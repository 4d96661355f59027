import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { OWNER_ONLY } from '../../../core/contract/endpoint';
import { envelope } from '../../../core/contract/envelope';
import { idParams } from '../../../core/contract/shapes';
import { sendPrivateFile } from '../../../platform/files/private/send';
import { readSentFile } from '../../../platform/http/sent-file';
import { actorOf, serve } from '../../../platform/http/serve';
import {
  getKyc,
  KYC_PHOTO_PATH,
  kycPhoto,
  kycPhotoQuery,
  removeKycPhoto,
  revealKyc,
  saveKycDraft,
  submitKyc,
} from '../contract/kyc';
import { MAX_PHOTO_BYTES } from '../domain/photos';
import type { KycService } from './service';

export function kycRoutes(app: FastifyInstance, kyc: KycService): void {
  serve(app, getKyc, ({ actor }) => kyc.read(actor));
  serve(app, saveKycDraft, ({ actor, body }) => kyc.save(actor, body.version, body.values));
  serve(app, submitKyc, ({ actor, body }) => kyc.submit(actor, body));
  serve(app, revealKyc, ({ actor, body }) => kyc.reveal(actor, body.field, body.pin));
  serve(app, removeKycPhoto, async ({ actor, params }) => {
    await kyc.photos.remove(actor, params.id);
    return {};
  });

  app.route({
    method: 'POST',
    url: KYC_PHOTO_PATH,
    config: { object: OWNER_ONLY },
    schema: {
      summary: 'Unggah foto berkas',
      security: [{ bearer: [] }],
      consumes: ['multipart/form-data'],
      querystring: kycPhotoQuery,
      response: { 200: envelope(kycPhoto) },
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { kind } = request.query as z.output<typeof kycPhotoQuery>;
      const file = await readSentFile(request, MAX_PHOTO_BYTES);
      return { status: 200, message: 'OK', data: await kyc.photos.store(actor, kind, file) };
    },
  });

  app.route({
    method: 'GET',
    url: `${KYC_PHOTO_PATH}/:id`,
    config: { object: OWNER_ONLY, hidden: true },
    schema: {
      summary: 'Foto berkas sendiri',
      security: [{ bearer: [] }],
      params: idParams,
      querystring: z.strictObject({}),
    },
    handler: async (request, reply) => {
      const { id } = request.params as z.output<typeof idParams>;
      return sendPrivateFile(reply, await kyc.photos.open(actorOf(request), id));
    },
  });
}
