export const OPEN_API = '/open-api/v1';

export const DEVELOPER = '/developer';
export const OPEN_API_DOCUMENT = `${DEVELOPER}/openapi.json`;
export const POSTMAN_COLLECTION = `${DEVELOPER}/postman.json`;
