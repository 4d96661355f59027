import { browserConfig } from '../../../platform/web/browser-config';
import { jsonOf } from '../../../platform/web/call';
import { send } from '../../../platform/web/transport';
import type { ApiDocument } from '../domain/api-document';
import { OPEN_API_DOCUMENT, POSTMAN_COLLECTION } from '../domain/paths';

/** Throws `ApiError`. The document has no envelope. */
export const readApiDocument = async (): Promise<ApiDocument> =>
  (await jsonOf(await send({ method: 'GET', path: OPEN_API_DOCUMENT, isPublic: true }))) as ApiDocument;

export const documentFiles = {
  openApi: browserConfig.apiUrl + OPEN_API_DOCUMENT,
  postman: browserConfig.apiUrl + POSTMAN_COLLECTION,
};

export const apiHost = (): string => browserConfig.apiUrl || location.origin;
