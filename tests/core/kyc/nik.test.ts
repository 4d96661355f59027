import { describe, expect, it } from 'vitest';
import { maskNik, maskNumber, nikError, nikFacts, nikWarnings } from '../../../src/topics/kyc/domain/nik';

const provinces = new Set(['11', '31', '32', '92']);
const isProvince = (code: string) => provinces.has(code);
const shape = 'NIK harus 16 digit angka.';
const province = 'NIK tidak valid: dua digit pertama bukan kode provinsi.';
const birth = 'NIK tidak valid: digit ke-7 sampai ke-12 bukan tanggal lahir.';
const number = 'NIK tidak valid: empat digit terakhir tidak boleh 0000.';

describe('a NIK', () => {
  it.each<[nik: string, sentence: string, error: string | undefined]>([
    ['3273011704910001', 'of a man born on the 17th', undefined],
    ['3273015704910001', 'of a woman born on the 17th, who adds 40', undefined],
    ['3273010104910001', 'from the first day', undefined],
    ['3273013101910001', 'from day 31', undefined],
    ['3273017101910001', 'from day 71', undefined],
    ['3273012902000001', 'from a leap day of the year 2000', undefined],
    ['3273012902960001', 'from a leap day of 1996', undefined],
    ['9201011704919999', 'of a young province', undefined],
    ['327301170491000', 'with 15 digits', shape],
    ['32730117049100011', 'with 17 digits', shape],
    ['327301170491000x', 'with a letter', shape],
    ['３２７３０１１７０４９１０００１', 'in full-width digits', shape],
    ['3273 0117 0491 0001', 'with spaces', shape],
    ['', 'of nothing', shape],
    ['0073011704910001', 'without a province', province],
    ['9973011704910001', 'of a province that does not exist', province],
    ['3273010004910001', 'from day 0', birth],
    ['3273014004910001', 'from day 40, which is nobody’s', birth],
    ['3273013204910001', 'from day 32', birth],
    ['3273017204910001', 'from day 72', birth],
    ['3273013104910001', 'from 31 April', birth],
    ['3273012902910001', 'from 29 February of a common year', birth],
    ['3273011700910001', 'from month 0', birth],
    ['3273011713910001', 'from month 13', birth],
    ['3273011704910000', 'with the number 0000', number],
  ])('%s, %s', (nik, _, error) => {
    expect(nikError(nik, isProvince)).toBe(error);
  });

  it('shows the province, the gender and the birth date without its century', () => {
    const facts = { province: '32', day: 17, month: 4, year: 91 };
    expect(nikFacts('3273011704910001')).toEqual({ ...facts, gender: 'male' });
    expect(nikFacts('3273015704910001')).toEqual({ ...facts, gender: 'female' });
    expect(nikFacts('327301')).toBeUndefined();
  });

  it('shows its first and last four digits alone', () => {
    expect(maskNik('3273011704910001')).toBe('3273••••••••0001');
    expect(maskNumber('7031415926')).toBe('••••••5926');
  });
});

describe('what was typed beside a NIK', () => {
  const nik = '3273015704910001';
  const fields = (birthDate?: string, gender?: 'male' | 'female') =>
    nikWarnings(nik, { birthDate, gender }).map(({ field }) => field);

  it.each<[sentence: string, birthDate: string | undefined, gender: 'male' | 'female' | undefined, string[]]>(
    [
      ['agrees', '1991-04-17', 'female', []],
      ['agrees in another century', '2091-04-17', 'female', []],
      ['is not there yet', undefined, undefined, []],
      ['has another day', '1991-04-18', 'female', ['birth_date']],
      ['has another month', '1991-05-17', 'female', ['birth_date']],
      ['has another year', '1992-04-17', 'female', ['birth_date']],
      ['has another gender', '1991-04-17', 'male', ['gender']],
      ['has nothing of it', '1990-01-01', 'male', ['birth_date', 'gender']],
    ],
  )('%s', (_, birthDate, gender, warned) => {
    expect(fields(birthDate, gender)).toEqual(warned);
  });

  it('is not compared with what is no NIK', () => {
    expect(nikWarnings('3273', { birthDate: '1990-01-01', gender: 'male' })).toEqual([]);
  });
});
