import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SIDE = 120;
const FILE = 'brands.svg';

/**
 * One file of all brand pictures, each a view by name (`/brands.svg#free-fire`), instead of one request each.
 */
export const brandSprite = (folder: string): Plugin => ({
  name: 'brand-sprite',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${FILE}`, (_request, response) => {
      response.setHeader('content-type', 'image/svg+xml').end(spriteOf(folder));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: spriteOf(folder) });
  },
});

function spriteOf(folder: string): string {
  const pictures = readdirSync(folder).map((file, nth) => {
    const viewBox = `0 ${nth * SIDE} ${SIDE} ${SIDE}`;
    const drawn = readFileSync(`${folder}/${file}`, 'utf8')
      .replace('<svg ', `<svg y="${nth * SIDE}" width="${SIDE}" height="${SIDE}" `)
      // Gradient ids are unique per file only, so each gets a prefix.
      .replaceAll(/(?<=id="|url\(#)(?=\w)/g, `p${nth}-`);
    return `<view id="${file.replace('.svg', '')}" viewBox="${viewBox}"/>${drawn}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${pictures.length * SIDE}">${pictures.join('')}</svg>`;
}
