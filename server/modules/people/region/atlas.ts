import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data';
import { readableName } from './name';

export interface Place {
  code: string;
  name: string;
}

/** Places of one depth and what lies in each, in the order of their names. */
export interface Atlas {
  names: Map<string, string>;
  /** By the code of the place above; provinces under ''. */
  inside: Map<string, Place[]>;
}

const { compare } = new Intl.Collator('id');
export const byName = (one: Place, other: Place): number => compare(one.name, other.name);

/** `32.73.01` → `32.73`; a province lies in ''. */
export const above = (code: string): string => code.slice(0, Math.max(0, code.lastIndexOf('.')));

/** Provinces, cities and districts: what every form needs. About 30 ms, at the first question. */
export const readAtlas = async (): Promise<Atlas> =>
  atlasOf((await Promise.all([getProvinces(), getRegencies(), getDistricts()])).flat());

/** Villages: ten times as many, and only few forms ask. */
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
