import sharp from 'sharp';
import type { Drawing } from './panel-pictures';

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

/** A card in the colours of an e-KTP, without a word on it: nobody shall take it for a real one. */
export const drawIdentityCard = (): Promise<Drawing> =>
  photo(1000, 640, `<rect width="1000" height="640" fill="#6b4f3a"/>${card(72, 50, 856)}`);

/** Somebody who holds that card. */
export const drawSelfie = (): Promise<Drawing> =>
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

async function photo(width: number, height: number, shapes: string): Promise<Drawing> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    width: info.width,
    height: info.height,
    type: { mime: 'image/jpeg', extension: 'jpg' },
  };
}
