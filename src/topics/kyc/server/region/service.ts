import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data';
import type { Region } from '../../contract/region';

const CAPITALS = new Set(['DKI']);

/** `KABUPATEN ACEH SELATAN` → `Kabupaten Aceh Selatan`; mixed-case names stay. */
const readableName = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name.replace(/[\p{L}']+/gu, (word) =>
        CAPITALS.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
      );

interface Area {
  code: string;
  name: string;
}

interface Atlas {
  names: Map<string, string>;
  /** Keyed by parent code; provinces under ''. */
  inside: Map<string, Area[]>;
}

const { compare } = new Intl.Collator('id');
const byName = (one: Area, other: Area): number => compare(one.name, other.name);

/** `32.73.01` → `32.73`; '' for a province. */
const above = (code: string): string => code.slice(0, Math.max(0, code.lastIndexOf('.')));

/** Provinces, cities and districts, used by every form. Takes about 30 ms at first use. */
export const readAtlas = async (): Promise<Atlas> =>
  atlasOf((await Promise.all([getProvinces(), getRegencies(), getDistricts()])).flat());

/** Villages: ten times as many, and rarely needed. */
const readVillages = async (): Promise<Atlas> => atlasOf(await getVillages());

function atlasOf(rows: readonly Area[]): Atlas {
  const names = new Map<string, string>();
  const inside = new Map<string, Area[]>();
  for (const { code, name: written } of rows) {
    const name = readableName(written);
    names.set(code, name);
    const list = inside.get(above(code));
    if (list) list.push({ code, name });
    else inside.set(above(code), [{ code, name }]);
  }
  for (const list of inside.values()) list.sort(byName);
  return { names, inside };
}

const MOST_FOUND = 20;
const VILLAGE = 4;

export type RegionService = ReturnType<typeof createRegionService>;

/**
 * Provinces, cities and regencies, districts and villages of Indonesia from the package `idn-area-data`
 * (data: ODbL), loaded at first use and cached.
 */
export function createRegionService() {
  const upper = once(readAtlas);
  const villages = once(readVillages);
  const atlasFor = (level: number): Promise<Atlas> => (level === VILLAGE ? villages() : upper());

  const nameOf = async (code: string): Promise<string | undefined> =>
    (await atlasFor(levelOf(code))).names.get(code);

  /** `Kota Bandung, Jawa Barat`: parents, nearest first. */
  const pathOf = async (code: string): Promise<string> => {
    const names: string[] = [];
    for (let at = above(code); at !== ''; at = above(at)) names.push((await nameOf(at)) ?? at);
    return names.join(', ');
  };

  const regionOf = async ({ code, name }: Area): Promise<Region> => ({
    code,
    parent: above(code) || null,
    level: levelOf(code),
    name,
    path: await pathOf(code),
  });

  /** Regions in `parent`; villages only within a region. */
  const candidates = async (parent: string): Promise<Area[]> => {
    const atlases = parent === '' ? [await upper()] : [await upper(), await villages()];
    const start = parent === '' ? '' : `${parent}.`;
    return atlases.flatMap(({ inside }) =>
      [...inside].flatMap(([code, areas]) => (`${code}.`.startsWith(start) || start === '' ? areas : [])),
    );
  };

  return {
    async list({ parent = '', search = '' }: { parent?: string | undefined; search?: string | undefined }) {
      if (search) {
        const found = bestOf(await candidates(parent), search);
        return Promise.all(found.map(regionOf));
      }
      const { inside } = await atlasFor(parent === '' ? 1 : levelOf(parent) + 1);
      return Promise.all((inside.get(parent) ?? []).map(regionOf));
    },

    async names(codes: readonly string[]): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      for (const code of codes) {
        const name = await nameOf(code);
        if (name !== undefined) found.set(code, name);
      }
      return found;
    },

    /** Province codes: the first two digits of a NIK. */
    provinces: async (): Promise<ReadonlySet<string>> =>
      new Set(((await upper()).inside.get('') ?? []).map(({ code }) => code)),
  };
}

/** Matches at the beginning of a name first, then of a word, then the rest; larger regions first. */
function bestOf(areas: readonly Area[], search: string): Area[] {
  const wanted = search.toLowerCase();
  const rankOf = (name: string): number => {
    const at = ` ${name.toLowerCase()}`.indexOf(` ${wanted}`);
    if (at === 0) return 0;
    return at > 0 ? 1 : 2;
  };
  return areas
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map((area) => ({ area, rank: rankOf(plainName(area.name)), level: levelOf(area.code) }))
    .sort((a, b) => a.rank - b.rank || a.level - b.level || byName(a.area, b.area))
    .slice(0, MOST_FOUND)
    .map(({ area }) => area);
}

/** People search without the type of region. */
const plainName = (name: string): string => name.replace(/^(Kabupaten|Kota) (Administrasi )?/, '');

const levelOf = (code: string): number => code.split('.').length;

/** Caches the result; a failure is retried at the next call. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().catch((failure: unknown) => {
      reading = undefined;
      throw failure;
    });
    return reading;
  };
}
