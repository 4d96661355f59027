import { describe, expect, it } from 'vitest';
import {
  clippedShare,
  fitWithin,
  greyOf,
  laplacianVariance,
  mean,
  meanChroma,
  measurePhoto,
  type PhotoError,
  type PhotoMeasure,
  photoErrors,
} from '../../../src/topics/kyc/domain/photo-quality';
import { photoRules } from '../../../src/topics/kyc/domain/photos';

const good: PhotoMeasure = {
  width: 1280,
  height: 800,
  luminance: 140,
  highlights: 0.01,
  sharpness: 300,
  chroma: 40,
};

describe('a photo of a card', () => {
  it.each<[sentence: string, part: Partial<PhotoMeasure>, errors: PhotoError[]]>([
    ['is fine as most phones take it', {}, []],
    ['is too small below 640 × 400 pixels', { width: 639 }, ['small']],
    ['is large enough at exactly 640 × 400 pixels', { width: 640, height: 400 }, []],
    ['is too low as well', { height: 399 }, ['small']],
    ['is too dark', { luminance: 40 }, ['dark']],
    ['is too bright as a whole', { luminance: 235 }, ['bright']],
    ['has a lamp mirrored in it', { highlights: 0.09 }, ['bright']],
    ['is blurred', { sharpness: 12 }, ['blurred']],
    ['is a photocopy', { chroma: 1 }, ['grey']],
    ['says the worst first', { width: 320, sharpness: 3, luminance: 20 }, ['small', 'dark', 'blurred']],
  ])('%s', (_, part, errors) => {
    expect(photoErrors({ ...good, ...part }, photoRules.ktp_photo)).toEqual(errors);
  });
});

describe('a photo of paper', () => {
  it('may be white and without colour', () => {
    const paper = { ...good, luminance: 240, highlights: 0.7, chroma: 1 };
    expect(photoErrors(paper, photoRules.deed_file)).toEqual([]);
    expect(photoErrors(paper, photoRules.ktp_photo)).toEqual(['bright', 'grey']);
  });
});

describe('the measures', () => {
  const size = 40;
  const picture = (colour: (x: number, y: number) => [number, number, number]): number[] =>
    Array.from({ length: size * size }, (_, at) => [...colour(at % size, Math.floor(at / size)), 255]).flat();
  const stripes = picture((x) => (x % 8 < 4 ? [230, 230, 230] : [30, 30, 30]));
  const softStripes = picture((x) => {
    const level = Math.round(130 + 100 * Math.sin((x / 8) * 2 * Math.PI));
    return [level, level, level];
  });
  const measured = (rgba: number[]) =>
    measurePhoto({ rgba, width: size, height: size }, { width: size, height: size });

  it('know the size of a bitmap, which is no property of its own', () => {
    const bitmap = new (class {
      get width() {
        return 320;
      }
      get height() {
        return 200;
      }
    })();
    const { width, height } = measurePhoto({ rgba: stripes, width: size, height: size }, bitmap);
    expect([width, height]).toEqual([320, 200]);
  });

  it('weigh green most and blue least, as cameras do', () => {
    expect([...greyOf([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255])]).toEqual([76, 150, 29]);
  });

  it('are 0 for nothing at all', () => {
    expect([mean([]), clippedShare([]), meanChroma([]), laplacianVariance([], 0, 0)]).toEqual([0, 0, 0, 0]);
  });

  it('count what has burnt out', () => {
    expect(clippedShare([255, 250, 249, 0])).toBe(0.5);
  });

  it('distinguish hard edges from soft ones, and both from none', () => {
    const [hard, soft, none] = [stripes, softStripes, picture(() => [120, 120, 120])].map(
      (rgba) => measured(rgba).sharpness,
    );
    expect(none).toBe(0);
    expect(hard).toBeGreaterThan(10 * Number(soft));
    expect(soft).toBeGreaterThan(0);
  });

  it('distinguish colour from a copy in black and white', () => {
    expect(measured(stripes).chroma).toBe(0);
    expect(measured(picture(() => [168, 211, 230])).chroma).toBe(62);
  });
});

describe('the copy that is measured', () => {
  it.each([
    ['shrinks with its shape', [4000, 3000, 800], { width: 800, height: 600 }],
    ['shrinks upright as well', [3000, 4000, 800], { width: 600, height: 800 }],
    ['never grows', [320, 200, 800], { width: 320, height: 200 }],
    ['keeps at least a pixel', [8000, 2, 800], { width: 800, height: 1 }],
  ] as const)('%s', (_, [width, height, side], size) => {
    expect(fitWithin(width, height, side)).toEqual(size);
  });
});
