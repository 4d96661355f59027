import sharp from 'sharp';

/** A drawn picture, ready to be stored. */
export interface Drawing {
  bytes: Buffer;
  width: number;
  height: number;
  type: { mime: string; extension: string };
}

const jpeg = { mime: 'image/jpeg', extension: 'jpg' };
const png = { mime: 'image/png', extension: 'png' };

/** Ground, and the two colours of the petals on it. */
const PALETTES = [
  ['#0b6b66', '#f5a524', '#d7f0ec'],
  ['#312e81', '#f472b6', '#c7d2fe'],
  ['#92400e', '#fde68a', '#fb923c'],
  ['#14532d', '#bef264', '#86efac'],
  ['#7f1d1d', '#fca5a5', '#fbbf24'],
  ['#0c4a6e', '#7dd3fc', '#f0f9ff'],
  ['#4a044e', '#f0abfc', '#fde047'],
] as const;

/** Petals on a ground: shapes only, because a machine without fonts would draw boxes for letters. */
export async function drawScene(number: number, width: number, height: number): Promise<Drawing> {
  const [ground, one, other] = PALETTES[number % PALETTES.length] ?? PALETTES[0];
  const reach = Math.min(width, height);
  const petals = Array.from({ length: 9 }, (_, at) => {
    const x = ((at * 137 + number * 61) % 100) / 100;
    const y = ((at * 71 + number * 37) % 100) / 100;
    const turn = (at * 53 + number * 29) % 180;
    const size = reach * (0.12 + ((at * 17) % 20) / 100);
    return `<g transform="translate(${x * width} ${y * height}) rotate(${turn})">
      <ellipse rx="${size}" ry="${size / 2.6}" fill="${at % 2 ? one : other}" fill-opacity="0.55"/></g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>${petals.join('')}</svg>`;
  return drawn(sharp(Buffer.from(svg)).jpeg({ quality: 82 }), jpeg);
}

/** A four-petal mark on nothing. */
export async function drawMark(number: number, width: number, height: number): Promise<Drawing> {
  const [ground, one] = PALETTES[number % PALETTES.length] ?? PALETTES[0];
  const size = height / 2;
  const petals = [0, 90, 180, 270].map(
    (turn) =>
      `<ellipse transform="rotate(${turn})" cx="${size * 0.45}" rx="${size * 0.42}" ry="${size * 0.24}" fill="${turn % 180 ? one : ground}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="translate(${width / 2} ${height / 2})">${petals.join('')}</g></svg>`;
  return drawn(sharp(Buffer.from(svg)).png(), png);
}

async function drawn(image: ReturnType<typeof sharp>, type: Drawing['type']): Promise<Drawing> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, type };
}
