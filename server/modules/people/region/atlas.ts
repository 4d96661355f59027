import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data';
import { readableName } from './name';

export interface Place {
  code: string;
  name: string;
}

export interface Atlas {
  names: Map<string, string>;
  /** Keyed by parent code; provinces under ''. */
  inside: Map<string, Place[]>;
}

const { compare } = new Intl.Collator('id');
export const byName = (one: Place, other: Place): number => compare(one.name, other.name);

/** `32.73.01` → `32.73`; '' for a province. */
export const above = (code: string): string => code.slice(0, Math.max(0, code.lastIndexOf('.')));

/** Provinces, cities and districts, used by every form. Takes about 30 ms at first use. */
export const readAtlas = async (): Promise<Atlas> =>
  atlasOf((await Promise.all([getProvinces(), getRegencies(), getDistricts()])).flat());

/** Villages: ten times as many, and rarely needed. */
export const readVillages = async (): Promise<Atlas> => atlasOf(await getVillages());

function atlasOf(rows: readonly Place[]): Atlas {
  const names = new Map<string, string>();
  const inside = new Map<string, Place[]>();
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
