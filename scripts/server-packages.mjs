/**
 * How the packages of the server are bundled: one file loads faster than a thousand. These stay packages: native code,
 * files beside the code, or late use.
 */
export const serverPackages = {
  noExternal: true,
  external: [
    ...['@electric-sql/pglite', '@electric-sql/pglite-prepopulatedfs', '@node-rs/argon2', 'dompurify'],
    ...['idn-area-data', 'jsdom', 'pdfkit', 'sharp'],
  ],
};
