/** Where partners' programs call (domain 1.4). */
export const OPEN_API = '/open-api/v1';

/** The page that documents it, open to everybody, and what it hands out. */
export const DEVELOPER = '/developer';
/** OpenAPI 3.1. */
export const OPEN_API_DOCUMENT = `${DEVELOPER}/openapi.json`;
export const POSTMAN_COLLECTION = `${DEVELOPER}/postman.json`;
