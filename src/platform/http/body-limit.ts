/** Default maximum bytes of a request body. */
export const BODY_LIMIT = 1024 * 1024;
