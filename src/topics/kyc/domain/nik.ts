/** NIK: PPKKCC DDMMYY NNNN, with 40 added to the day of women (domain 3.2). */
export interface NikFacts {
  province: string;
  gender: Gender;
  day: number;
  month: number;
  /** Last two digits: a NIK has no century. */
  year: number;
}

export type Gender = 'male' | 'female';

const WOMEN = 40;
const SHAPE = /^\d{16}$/;

const texts = {
  shape: 'NIK harus 16 digit angka.',
  province: 'NIK tidak valid: dua digit pertama bukan kode provinsi.',
  birth: 'NIK tidak valid: digit ke-7 sampai ke-12 bukan tanggal lahir.',
  number: 'NIK tidak valid: empat digit terakhir tidak boleh 0000.',
  otherBirth: 'Tanggal lahir berbeda dengan NIK. Periksa kembali keduanya.',
  otherGender: 'Jenis kelamin berbeda dengan NIK. Periksa kembali keduanya.',
};

/** Undefined unless 16 digits; does not validate the parts. */
export function nikFacts(nik: string): NikFacts | undefined {
  if (!SHAPE.test(nik)) return;
  const part = (from: number) => Number(nik.slice(from, from + 2));
  const written = part(6);
  const isWoman = written > WOMEN;
  return {
    province: nik.slice(0, 2),
    gender: isWoman ? 'female' : 'male',
    day: isWoman ? written - WOMEN : written,
    month: part(8),
    year: part(10),
  };
}

/** Error text for its holder; undefined if plausible. */
export function nikError(nik: string, isProvince: (code: string) => boolean): string | undefined {
  const facts = nikFacts(nik);
  if (!facts) return texts.shape;
  if (!isProvince(facts.province)) return texts.province;
  if (!isDay(facts)) return texts.birth;
  return nik.endsWith('0000') ? texts.number : undefined;
}

/**
 * Differences between the NIK and typed values, only as warnings: a NIK stays unchanged when a birth date is corrected.
 * `birthDate` is `YYYY-MM-DD`. Empty for an invalid NIK and empty fields.
 */
export function nikWarnings(
  nik: string,
  { birthDate, gender }: { birthDate?: string | null | undefined; gender?: Gender | null | undefined },
): { field: 'birth_date' | 'gender'; text: string }[] {
  const facts = nikFacts(nik);
  if (!facts) return [];
  const differs = birthDate && birthDate.slice(2) !== [facts.year, facts.month, facts.day].map(two).join('-');
  return [
    ...(differs ? [{ field: 'birth_date' as const, text: texts.otherBirth }] : []),
    ...(gender && gender !== facts.gender ? [{ field: 'gender' as const, text: texts.otherGender }] : []),
  ];
}

export const maskNik = (nik: string): string => mask(nik, 4);

export const maskNumber = (value: string): string => mask(value, 0);

const mask = (value: string, shown: number): string =>
  value.slice(0, shown) + '•'.repeat(Math.max(0, value.length - shown - 4)) + value.slice(-4);

const two = (part: number): string => String(part).padStart(2, '0');

/** True if the day exists in that month of either century. */
const isDay = ({ day, month, year }: NikFacts): boolean =>
  [1900, 2000].some((century) => {
    const date = new Date(Date.UTC(century + year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  });
