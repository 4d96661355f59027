/**
 * Zod asks once whether it may write functions, by writing one: the content policy refuses, and reports it on every
 * page. It reads this configuration (`z.config`) from the global object, where it can stand before Zod itself is loaded,
 * so that the first page needs none of it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
