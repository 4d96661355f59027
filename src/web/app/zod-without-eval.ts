/**
 * Zod tests once whether it may compile functions; the content policy refuses and reports that on every page. Zod reads
 * this setting from the global object, so it works before Zod is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
