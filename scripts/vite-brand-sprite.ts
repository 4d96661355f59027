import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Height and width of each picture. */
const SIDE = 120;
const FILE = 'brands.svg';

/**
 * One file of all brand pictures, each a view by its name (`/brands.svg#free-fire`): pages show many of them, and each
 * would be a request of its own.
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
    const place = `0 ${nth * SIDE} ${SIDE} ${SIDE}`;
    const drawn = readFileSync(`${folder}/${file}`, 'utf8')
      .replace('<svg ', `<svg y="${nth * SIDE}" width="${SIDE}" height="${SIDE}" `)
      // Each file names its gradients for itself.
      .replaceAll(/(?<=id="|url\(#)(?=\w)/g, `p${nth}-`);
    return `<view id="${file.replace('.svg', '')}" viewBox="${place}"/>${drawn}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${pictures.length * SIDE}">${pictures.join('')}</svg>`;
}
