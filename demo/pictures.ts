import sharp, { type Sharp } from 'sharp';
import type { StoredImage } from '../src/core/contract/upload';
import type { Db } from '../src/platform/db/client';
import type { Picture } from '../src/platform/files/picture';
import { drawEmblem } from '../src/topics/panel-catalogue/server/brand-picture';

const jpeg = { mime: 'image/jpeg', extension: 'jpg' };
const png = { mime: 'image/png', extension: 'png' };

const PALETTES = [
  ['#0b6b66', '#f5a524', '#d7f0ec'],
  ['#312e81', '#f472b6', '#c7d2fe'],
  ['#92400e', '#fde68a', '#fb923c'],
  ['#14532d', '#bef264', '#86efac'],
  ['#7f1d1d', '#fca5a5', '#fbbf24'],
  ['#0c4a6e', '#7dd3fc', '#f0f9ff'],
  ['#4a044e', '#f0abfc', '#fde047'],
] as const;

const paletteOf = (number: number) => PALETTES[number % PALETTES.length] ?? PALETTES[0];

/** Shapes only, because a machine without fonts would draw boxes for letters. */
function drawScene(number: number, width: number, height: number): Promise<Picture> {
  const [background, one, other] = paletteOf(number);
  const petals = Array.from({ length: 9 }, (_, at) => {
    const x = ((at * 137 + number * 61) % 100) / 100;
    const y = ((at * 71 + number * 37) % 100) / 100;
    const turn = (at * 53 + number * 29) % 180;
    const size = Math.min(width, height) * (0.12 + ((at * 17) % 20) / 100);
    return `<g transform="translate(${x * width} ${y * height}) rotate(${turn})">
      <ellipse rx="${size}" ry="${size / 2.6}" fill="${at % 2 ? one : other}" fill-opacity="0.55"/></g>`;
  });
  const shapes = `<rect width="100%" height="100%" fill="${background}"/>${petals.join('')}`;
  return drawn(picture(width, height, shapes).jpeg({ quality: 82 }), jpeg);
}

function drawMark(number: number, width: number, height: number): Promise<Picture> {
  const [background, one] = paletteOf(number);
  const size = height / 2;
  const petals = [0, 90, 180, 270].map(
    (turn) =>
      `<ellipse transform="rotate(${turn})" cx="${size * 0.45}" rx="${size * 0.42}" ry="${size * 0.24}" fill="${turn % 180 ? one : background}"/>`,
  );
  const shapes = `<g transform="translate(${width / 2} ${height / 2})">${petals.join('')}</g>`;
  return drawn(picture(width, height, shapes).png(), png);
}

const picture = (width: number, height: number, shapes: string): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  );

async function drawn(image: Sharp, type: Picture['type']): Promise<Picture> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, type };
}

export type StorePicture = (
  db: Db,
  owner: { partnerId: string; userId: string },
  name: string,
  picture: Picture,
) => Promise<StoredImage>;

export function galleryOf(db: Db, storePicture: StorePicture) {
  const pictures = new Map<string, Promise<Picture>>();
  const once = (key: string, draw: () => Promise<Picture>): Promise<Picture> => {
    const known = pictures.get(key) ?? draw();
    pictures.set(key, known);
    return known;
  };
  return {
    async numbered(
      owner: Parameters<StorePicture>[1],
      kind: 'scene' | 'mark',
      number: number,
      [width, height]: [width: number, height: number],
    ): Promise<StoredImage> {
      const draw = kind === 'scene' ? drawScene : drawMark;
      const ready = await once(`${kind} ${number} ${width} ${height}`, () => draw(number, width, height));
      return storePicture(db, owner, `${kind === 'scene' ? 'gambar' : 'logo'}-${number + 1}`, ready);
    },
    emblem: async (owner: Parameters<StorePicture>[1], brand: string): Promise<StoredImage> =>
      storePicture(db, owner, `logo-${brand}`, await once(brand, () => drawEmblem(`${brand}.svg`))),
  };
}

export type Gallery = ReturnType<typeof galleryOf>;

const card = (x: number, y: number, width: number) => `
  <g transform="translate(${x} ${y}) scale(${width / 856})">
    <rect width="856" height="540" rx="28" fill="#8fc4e3"/>
    <path d="M0 380 C220 300 420 460 856 340 V512 Q856 540 828 540 H28 Q0 540 0 512 Z" fill="#b9dcee"/>
    <rect x="240" y="34" width="376" height="22" rx="6" fill="#24506b"/>
    <rect x="300" y="70" width="256" height="16" rx="6" fill="#24506b"/>
    ${Array.from(
      { length: 9 },
      (_, at) =>
        `<rect x="44" y="${134 + at * 40}" width="120" height="14" rx="5" fill="#33566b"/>
         <rect x="190" y="${134 + at * 40}" width="${330 - ((at * 67) % 130)}" height="14" rx="5" fill="#1c3443"/>`,
    ).join('')}
    <rect x="600" y="130" width="212" height="270" fill="#c0392b"/>
    <circle cx="706" cy="225" r="52" fill="#e8b98f"/>
    <path d="M612 400 C620 300 792 300 800 400 Z" fill="#f4f6f7"/>
  </g>`;

const photo = (width: number, height: number, shapes: string): Promise<Picture> =>
  drawn(picture(width, height, shapes).jpeg({ quality: 86 }), jpeg);

/** A card in the colours of an e-KTP without text, so that it cannot be mistaken for a real one. */
export const drawIdentityCard = (): Promise<Picture> =>
  photo(1000, 640, `<rect width="1000" height="640" fill="#6b4f3a"/>${card(72, 50, 856)}`);

export const drawSelfie = (): Promise<Picture> =>
  photo(
    800,
    1000,
    `<rect width="800" height="1000" fill="#d9e4dd"/>
     <rect x="345" y="480" width="110" height="200" fill="#c9926a"/>
     <path d="M80 1000 C100 520 700 520 720 1000 Z" fill="#0b6b66"/>
     <circle cx="400" cy="360" r="180" fill="#d8a57c"/>
     <path d="M215 350 C210 120 590 120 585 350 C520 250 300 250 215 350 Z" fill="#2d1f1a"/>
     <circle cx="335" cy="370" r="14" fill="#2d1f1a"/><circle cx="465" cy="370" r="14" fill="#2d1f1a"/>
     <path d="M340 450 Q400 490 460 450" stroke="#8a4b3a" stroke-width="10" fill="none"/>
     ${card(220, 690, 360)}`,
  );
