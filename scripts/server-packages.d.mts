export const serverPackages: { noExternal: true; external: string[] };
