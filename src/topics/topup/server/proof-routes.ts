import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { envelope } from '../../../core/contract/envelope';
import { idParams } from '../../../core/contract/shapes';
import { fileLimit } from '../../../core/format/file-size';
import { sendPrivateFile } from '../../../platform/files/private/send';
import { AppError } from '../../../platform/http/app-error';
import { assertDecoded } from '../../../platform/http/body-text';
import { actorOf } from '../../../platform/http/serve';
import { MAX_PROOF_BYTES, TOPUP_PROOF_PATH, topup, topupProofInput } from '../contract/topup';
import type { SentProof } from './proof';
import type { TopupService } from './service';

export function proofRoutes(app: FastifyInstance, topups: TopupService): void {
  const noQuery = z.strictObject({});
  app.route({
    method: 'POST',
    url: TOPUP_PROOF_PATH,
    config: { object: 'topup.action' },
    schema: {
      summary: 'Kirim bukti transfer',
      security: [{ bearer: [] }],
      consumes: ['multipart/form-data'],
      params: idParams,
      querystring: noQuery,
      response: { 200: envelope(topup) },
    },
    handler: async (request) => {
      const { id } = request.params as z.output<typeof idParams>;
      const actor = actorOf(request);
      // Checked before the file is read.
      await topups.one(actor, id);
      return {
        status: 200,
        message: 'OK',
        data: await topups.sendProof(actor, id, await readProof(request)),
      };
    },
  });

  app.route({
    method: 'GET',
    url: TOPUP_PROOF_PATH,
    config: { object: 'topup' },
    schema: {
      summary: 'Unduh bukti transfer',
      security: [{ bearer: [] }],
      params: idParams,
      querystring: noQuery,
    },
    handler: async (request, reply) => {
      const { id } = request.params as z.output<typeof idParams>;
      return sendPrivateFile(reply, await topups.openProof(actorOf(request), id));
    },
  });
}

/** Reads the form, parts in any order. Throws errors of the contract. */
async function readProof(request: FastifyRequest): Promise<SentProof> {
  if (!request.isMultipart()) throw new AppError('FILE_REQUIRED');
  const texts: Record<string, unknown> = {};
  let file: SentProof['file'] | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: MAX_PROOF_BYTES } })) {
      if (part.type === 'field') texts[part.fieldname] = assertDecoded(part.value);
      else if (part.fieldname === 'file') file = { name: part.filename, bytes: await part.toBuffer() };
      else throw new AppError('BAD_REQUEST');
    }
  } catch (failure) {
    throw refusalOf(failure);
  }
  if (!file || file.bytes.length === 0) throw new AppError('FILE_REQUIRED');
  return { ...topupProofInputOf(texts), file };
}

function topupProofInputOf(texts: Record<string, unknown>): z.output<typeof topupProofInput> {
  const parsed = topupProofInput.safeParse(texts);
  if (parsed.success) return parsed.data;
  const { fieldErrors, formErrors } = z.flattenError(parsed.error);
  if (formErrors.length) throw new AppError('BAD_REQUEST');
  throw new AppError('VALIDATION_FAILED', undefined, fieldErrors);
}

/** A malformed form is a client error. */
function refusalOf(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  const { code } = failure as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError('FILE_TOO_LARGE', { limit: fileLimit(MAX_PROOF_BYTES) });
  return new AppError('BAD_REQUEST');
}
