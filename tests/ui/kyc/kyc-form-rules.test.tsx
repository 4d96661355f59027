import { describe, expect, it } from 'vitest';
import type { KycState } from '../../../src/topics/kyc/contract/kyc';
import { kycSteps } from '../../../src/topics/kyc/domain/fields';
import { readEdits, remaining, sendable, stateOfConflict } from '../../../src/topics/kyc/web/kyc-form/edits';
import { summaryOf } from '../../../src/topics/kyc/web/kyc-form/summary-words';
import { firstStep } from '../../../src/topics/kyc/web/kyc-form/use-kyc-form';
import { exactly, matching } from '../../../src/ui/matching';

const NIK = '3273010107900001';

describe('what is typed and not yet saved', () => {
  it('goes to the server but for numbers that are incomplete: masked, they would look complete', () => {
    expect(sendable({ full_name: 'Ba', nik: '3273', npwp: null, account_number: '12345678' })).toEqual({
      full_name: 'Ba',
      npwp: null,
      account_number: '12345678',
    });
  });

  it('leaves out what the server would refuse, so that one bad field never holds up the others', () => {
    expect(sendable({ full_name: 'Bagas\u0007', birth_place: 'Bandung' })).toEqual({
      birth_place: 'Bandung',
    });
  });

  it('keeps what was changed while it was being saved', () => {
    const sent = { full_name: 'Bagas', business_channel: ['whatsapp' as const] };
    expect(remaining({ ...sent, full_name: 'Bagas P', nik: '32' }, sent)).toEqual({
      full_name: 'Bagas P',
      nik: '32',
    });
  });

  it('comes back from storage field by field: what cannot be read is left behind', () => {
    expect(readEdits({ full_name: 'Bagas', gender: 'x', unknown: 1, nik: '3273' })).toEqual({
      full_name: 'Bagas',
      nik: '3273',
    });
    expect(readEdits('nothing of ours')).toEqual({});
    expect(readEdits(undefined)).toEqual({});
  });

  it('stands on the newer state when another tab has saved', () => {
    expect(stateOfConflict({ current: state })).toEqual(state);
    expect(stateOfConflict({ current: 'garbage' })).toBeNull();
    expect(stateOfConflict(undefined)).toBeNull();
  });
});

describe('the form opens', () => {
  const form = { rejected: [], errors: {}, values: { same_as_ktp: true } };
  const opened = (part: Partial<Parameters<typeof firstStep>[0]>) => firstStep({ ...form, ...part }).title;

  it('at its first step for who is new', () => {
    expect(opened({ errors: { full_name: 'x', ktp_photo: 'x' } })).toBe('Data Diri');
  });
  it('where something is still missing for who comes back', () => {
    expect(opened({ errors: { bank_code: 'x', ktp_photo: 'x' } })).toBe('Dokumen');
  });
  it('where the reviewer found something, whatever else is missing', () => {
    expect(opened({ rejected: ['account_holder'], errors: { full_name: 'x' } })).toBe('Rekening');
  });
  it('at the summary when all is there', () => {
    expect(opened({})).toBe('Ringkasan');
  });
});

describe('the summary', () => {
  const summaryText = (key: string, part: Partial<Parameters<typeof summaryOf>[1]>) => {
    const step = kycSteps.find((one) => one.key === key) as (typeof kycSteps)[number];
    const lines = summaryOf(step, { values: {}, state, photos: [], ...part });
    return Object.fromEntries(lines.map(({ label, text }) => [label, text]));
  };

  it('masks the numbers, typed or saved', () => {
    expect(summaryText('person', { values: { nik: NIK } }).NIK).toBe('3273••••••••0001');
    expect(summaryText('person', {}).NIK).toBe('3578••••••••0003');
  });
  it('says what is missing, and nothing of what may be left out', () => {
    const lines = summaryText('person', {});
    expect(lines['Nama lengkap']).toBeNull();
    expect(lines).not.toHaveProperty('NPWP');
    expect(lines).not.toHaveProperty('NIB');
  });
  it('names regions, choices and dates as people say them', () => {
    expect(summaryText('address', { values: { province_id: '32', same_as_ktp: true } })).toMatchObject({
      Provinsi: 'Jawa Barat',
      'Alamat domisili sama dengan KTP': 'Ya',
    });
    expect(summaryText('person', { values: { birth_date: '1990-07-01', gender: 'male' } })).toMatchObject({
      'Tanggal lahir': '01 Jul 1990',
      'Jenis kelamin': 'Laki-laki',
    });
    expect(
      summaryText('account', { values: { business_channel: ['api', 'whatsapp'] } })['Tempat berjualan'],
    ).toBe('API, WhatsApp');
  });
});

describe('a region is found by what is typed', () => {
  const regions = ['Kabupaten Bandung', 'Kabupaten Bandung Barat', 'Kota Bandung', 'Kota Cimahi'].map(
    (label, at) => ({
      value: String(at),
      label,
    }),
  );
  const found = (typed: string) => matching(regions, typed).map(({ label }) => label);

  it.each([
    ['', ['Kabupaten Bandung', 'Kabupaten Bandung Barat', 'Kota Bandung', 'Kota Cimahi']],
    ['BANDUNG', ['Kabupaten Bandung', 'Kabupaten Bandung Barat', 'Kota Bandung']],
    ['kota b', ['Kota Bandung']],
    ['bar ban', ['Kabupaten Bandung Barat']],
    ['andung', []],
  ])('"%s"', (typed, labels) => {
    expect(found(typed)).toEqual(labels);
  });

  it('or written out, whatever its case', () => {
    expect(exactly(regions, ' kota  cimahi ')?.value).toBe('3');
    expect(exactly(regions, 'kota')).toBeUndefined();
  });
});

const state: KycState = {
  status: 0,
  version: 3,
  values: {},
  masked: { nik: '3578••••••••0003', npwp: null, account_number: null },
  photos: [],
  regions: { '32': 'Jawa Barat' },
  warnings: [],
  reject_reasons: [],
  reject_fields: [],
  reject_note: null,
  saved_at: null,
  submitted_at: null,
  reviewed_at: null,
  sla_due_at: null,
};
