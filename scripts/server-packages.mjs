/**
 * Bundles the server's packages: one file loads faster than a thousand. External ones have native code, files
 * beside the code, or late use.
 */
export const serverPackages = {
  noExternal: true,
  external: [
    ...['@electric-sql/pglite', '@electric-sql/pglite-prepopulatedfs', '@node-rs/argon2', 'dompurify'],
    ...['idn-area-data', 'jsdom', 'pdfkit', 'sharp'],
  ],
};
