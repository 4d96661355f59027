/** Most bytes of a body, where its endpoint does not ask for more. */
export const BODY_LIMIT = 1024 * 1024;
