import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SIGNED_IN } from '../../../../core/contract/endpoint';
import { envelope } from '../../../../core/contract/envelope';
import {
  AVATAR_PATH,
  avatarReply,
  getPrivileges,
  getProfile,
  removeAvatar,
  updateProfile,
} from '../../../../core/contract/profile';
import { MAX_UPLOAD_BYTES } from '../../../../core/contract/upload';
import { readSentFile } from '../../../../platform/http/sent-file';
import { actorOf, serve } from '../../../../platform/http/serve';
import type { ProfileService } from './service';

export function profileRoutes(app: FastifyInstance, profile: ProfileService): void {
  serve(app, getProfile, ({ actor }) => profile.getProfile(actor));
  serve(app, getPrivileges, ({ actor }) => profile.getPrivileges(actor));
  serve(app, updateProfile, ({ actor, body }) => profile.update(actor, body));
  serve(app, removeAvatar, async ({ actor }) => {
    await profile.removeAvatar(actor);
    return {};
  });

  app.route({
    method: 'POST',
    url: AVATAR_PATH,
    config: { object: SIGNED_IN },
    schema: {
      summary: 'Unggah foto profil',
      security: [{ bearer: [] }],
      consumes: ['multipart/form-data'],
      querystring: z.strictObject({}),
      response: { 200: envelope(avatarReply) },
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const file = await readSentFile(request, MAX_UPLOAD_BYTES);
      return { status: 200, message: 'OK', data: await profile.setAvatar(actor, file) };
    },
  });
}
