import { describe, expect, it } from 'vitest';
import { resembles } from '../../../src/core/format/resemblance';
import type { KycInput } from '../../../src/topics/kyc/contract/kyc';
import { businessDaysAfter } from '../../../src/topics/kyc/domain/due';
import { type KycField, kycLabels, kycSteps, stepOf } from '../../../src/topics/kyc/domain/fields';
import { type PhotoKind, photoKinds } from '../../../src/topics/kyc/domain/photos';
import { rejectReasons } from '../../../src/topics/kyc/domain/reject-reasons';
import { ageOn, isAsked, kycErrors } from '../../../src/topics/kyc/domain/rules';
import { companyForm, personForm } from '../../support/kyc';

const world = {
  photos: ['ktp_photo', 'selfie_photo'] as PhotoKind[],
  today: '2026-11-21',
  isProvince: (code: string) => code === '32',
};
const errorsOf = (form: KycInput, more: Partial<Parameters<typeof kycErrors>[1]> = {}) =>
  kycErrors(form, { ...world, ...more });

describe('a person', () => {
  it('with everything that is asked can be submitted', () => {
    expect(errorsOf(personForm)).toEqual({});
  });

  it.each<[field: KycField, value: unknown, message: string]>([
    ['full_name', 'Al', 'Nama lengkap minimal 3 karakter.'],
    ['full_name', null, 'Nama lengkap wajib diisi.'],
    ['nik', '3273', 'NIK harus 16 digit angka.'],
    ['nik', '9973011704910001', 'NIK tidak valid: dua digit pertama bukan kode provinsi.'],
    ['birth_date', '2009-11-22', 'Usia minimal 17 tahun.'],
    ['birth_date', '2027-01-01', 'Tanggal lahir tidak valid.'],
    ['birth_date', '1890-01-01', 'Tanggal lahir tidak valid.'],
    ['npwp', '12345678901234', 'NPWP harus 15 atau 16 digit.'],
    ['address', 'Jl. Mawar', 'Alamat minimal 10 karakter.'],
    ['rt', '12', 'RT harus 3 digit.'],
    ['province_id', '32.73', 'Provinsi tidak valid.'],
    ['city_id', '31.74', 'Kota/Kabupaten tidak valid.'],
    ['city_id', '32.73.01', 'Kota/Kabupaten tidak valid.'],
    ['district_id', '32.74.01', 'Kecamatan tidak valid.'],
    ['village_id', '32.73.02.1001', 'Kelurahan/Desa tidak valid.'],
    ['postal_code', '4015', 'Kode pos harus 5 digit.'],
    ['account_number', '1234567', 'Nomor rekening harus 8 sampai 16 digit.'],
    ['account_holder', 'Budi Hartono', 'Nama pemilik rekening harus sesuai nama lengkap.'],
    ['business_channel', [], 'Tempat berjualan wajib diisi.'],
    ['occupation', undefined, 'Pekerjaan wajib diisi.'],
  ])('%s %j is answered beside it', (field, value, message) => {
    expect(errorsOf({ ...personForm, [field]: value } as KycInput)).toMatchObject({ [field]: [message] });
  });

  it('who turned 17 today is old enough', () => {
    expect(errorsOf({ ...personForm, birth_date: '2009-11-21' })).toEqual({});
    expect(ageOn('2009-11-21', '2026-11-21')).toBe(17);
    expect(ageOn('2009-11-22', '2026-11-21')).toBe(16);
  });

  it('needs both photos', () => {
    expect(Object.keys(errorsOf(personForm, { photos: [] }))).toEqual(['ktp_photo', 'selfie_photo']);
  });

  it('may live elsewhere, and then says where', () => {
    const elsewhere = { ...personForm, same_as_ktp: false };
    expect(Object.keys(errorsOf(elsewhere))).toEqual([
      'domicile_address',
      'domicile_province_id',
      'domicile_city_id',
      'domicile_district_id',
      'domicile_postal_code',
    ]);
    expect(isAsked('domicile_rt', elsewhere)).toBe(true);
    expect(isAsked('domicile_rt', personForm)).toBe(false);
  });

  it('need not type again what the server keeps and hides', () => {
    const { nik, account_number, ...rest } = personForm;
    expect(Object.keys(errorsOf(rest))).toEqual(['nik', 'account_number']);
    expect(errorsOf(rest, { stored: ['nik', 'account_number'] })).toEqual({});
    expect(errorsOf({ ...rest, nik: null }, { stored: ['nik', 'account_number'] })).toHaveProperty('nik');
  });

  it('lives in a region that exists', () => {
    expect(errorsOf(personForm, { isRegion: (code) => code !== '32.73.01' })).toEqual({
      district_id: ['Kecamatan tidak valid.'],
    });
  });
});

describe('a company', () => {
  const photos: PhotoKind[] = ['ktp_photo', 'selfie_photo', 'deed_file', 'npwp_company_photo'];

  it('also shows who it is', () => {
    expect(errorsOf(companyForm, { photos })).toEqual({});
    expect(Object.keys(errorsOf({ ...personForm, account_type: 2 }))).toEqual([
      'npwp',
      'company_name',
      'nib',
      'director_name',
      'deed_file',
      'npwp_company_photo',
    ]);
    expect(errorsOf({ ...companyForm, nib: '123' }, { photos })).toEqual({ nib: ['NIB harus 13 digit.'] });
  });

  it('is paid to its own account or that of its director', () => {
    const to = (account_holder: string) => errorsOf({ ...companyForm, account_holder }, { photos });
    expect(to('PT SARI DIGITAL NUSANTARA')).toEqual({});
    expect(to('Hendra Gunawan')).toEqual({});
    expect(to('Budi Hartono')).toHaveProperty('account_holder');
  });
});

it.each<[holder: string, name: string, same: boolean]>([
  ['SARI WULANDARI', 'Sari Wulandari', true],
  ['SARI WULAN', 'Sari Wulandari', true],
  ['S. Wulandari', 'Sari Wulandari', true],
  ['Hj. Sari Wulandari, S.E.', 'Sari Wulandari', true],
  ['Sari', 'Sari Wulandari', true],
  ['Muhammad Rizky Ramadhan', 'Muh. Rizky Ramadhan', true],
  ['PT Sari Digital', 'CV. Sari Digital', true],
  ['Budi Hartono', 'Sari Wulandari', false],
  ['S W', 'Sari Wulandari', false],
  ['', 'Sari Wulandari', false],
])('the account of %s may be of %s: %s', (holder, name, same) => {
  expect(resembles(holder, name)).toBe(same);
});

describe('three business days', () => {
  it.each([
    ['2026-11-16T03:00:00.000Z', '2026-11-19T03:00:00.000Z', 'from Monday'],
    ['2026-11-19T03:00:00.000Z', '2026-11-24T03:00:00.000Z', 'over a weekend'],
    ['2026-11-21T03:00:00.000Z', '2026-11-25T03:00:00.000Z', 'from Saturday'],
    ['2026-11-20T18:00:00.000Z', '2026-11-24T18:00:00.000Z', 'from what is already Saturday in Jakarta'],
  ])('%s end at %s, %s', (start, end) => {
    expect(businessDaysAfter(start, 3)).toBe(end);
  });
});

describe('the form', () => {
  it('asks each field once, on one step', () => {
    const names = kycSteps.flatMap(({ fields }) => Object.keys(fields));
    expect(new Set(names).size).toBe(names.length);
    expect(stepOf('ktp_photo')).toBe('documents');
    expect(stepOf('account_holder')).toBe('account');
  });

  it('has a field for every photo and for every reason to reject', () => {
    for (const kind of photoKinds) expect(kycLabels).toHaveProperty(kind);
    for (const { field } of Object.values(rejectReasons)) expect(kycLabels).toHaveProperty(field);
  });
});
