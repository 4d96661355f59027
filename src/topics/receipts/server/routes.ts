import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { OWNER_ONLY } from '../../../core/contract/endpoint';
import { envelope } from '../../../core/contract/envelope';
import { MAX_UPLOAD_BYTES } from '../../../core/contract/upload';
import { readSentFile } from '../../../platform/http/sent-file';
import { actorOf, serve } from '../../../platform/http/serve';
import { getLetterhead, LOGO_PATH, letterhead, removeLogo, updateLetterhead } from '../contract';
import type { LetterheadService } from './service';

export function letterheadRoutes(app: FastifyInstance, letterheads: LetterheadService): void {
  serve(app, getLetterhead, ({ actor }) => letterheads.of(actor.partnerId));
  serve(app, updateLetterhead, ({ actor, body }) => letterheads.update(actor, body));
  serve(app, removeLogo, ({ actor }) => letterheads.removeLogo(actor));

  app.route({
    method: 'POST',
    url: LOGO_PATH,
    config: { object: OWNER_ONLY },
    schema: {
      summary: 'Unggah logo toko',
      security: [{ bearer: [] }],
      consumes: ['multipart/form-data'],
      querystring: z.strictObject({}),
      response: { 200: envelope(letterhead) },
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const file = await readSentFile(request, MAX_UPLOAD_BYTES);
      return { status: 200, message: 'OK', data: await letterheads.setLogo(actor, file) };
    },
  });
}
