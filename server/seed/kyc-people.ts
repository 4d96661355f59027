import type { KycValues } from '../../src/core/contract/kyc';
import type { RejectReasonCode } from '../../src/core/kyc/reject-reasons';
import type { DemoEmail } from './demo-logins';

/** What differs between the verifications of demo partners; everything else follows from it and from their names. */
export interface DemoKyc {
  email: DemoEmail;
  gender: 'male' | 'female';
  birth_date: string;
  /** A district with its village's last part, and how people call city and district there. */
  district: string;
  village: string;
  birth_place: string;
  address: string;
  postal_code: string;
  bank_code: NonNullable<KycValues['bank_code']>;
  volume: NonNullable<KycValues['est_monthly_volume']>;
  /** Hours ago. */
  submitted: number;
  rejected?: readonly RejectReasonCode[];
  /** Whoever is looked at has photos; for the others the start need not wait. */
  photos?: true;
}

const bandung = { district: '32.73.01', village: '1001', birth_place: 'Bandung', postal_code: '40152' };
const jakarta = { district: '31.74.01', village: '1001', birth_place: 'Jakarta', postal_code: '12820' };
const surabaya = { district: '35.78.01', village: '1001', birth_place: 'Surabaya', postal_code: '60221' };
const semarang = { district: '33.74.01', village: '1001', birth_place: 'Semarang', postal_code: '50134' };
const medan = { district: '12.71.01', village: '1001', birth_place: 'Medan', postal_code: '20212' };
const jogja = { district: '34.71.01', village: '1001', birth_place: 'Yogyakarta', postal_code: '55242' };
const makassar = { district: '73.71.01', village: '1001', birth_place: 'Makassar', postal_code: '90125' };
const denpasar = { district: '51.71.01', village: '1001', birth_place: 'Denpasar', postal_code: '80229' };

const MONTHS = 24 * 100;

export const demoKycs: readonly DemoKyc[] = [
  {
    ...bandung,
    email: 'mitra@demo.test',
    photos: true,
    gender: 'female',
    birth_date: '1991-04-17',
    address: 'Jl. Sukarasa Raya No. 18',
    bank_code: '014',
    volume: '250m-1b',
    submitted: MONTHS,
  },
  {
    ...jakarta,
    email: 'review@demo.test',
    photos: true,
    gender: 'female',
    birth_date: '1996-09-02',
    address: 'Jl. Tebet Timur Dalam No. 7',
    bank_code: '008',
    volume: 'under-10m',
    submitted: 5,
  },
  {
    ...surabaya,
    email: 'ditolak@demo.test',
    photos: true,
    gender: 'male',
    birth_date: '1998-12-25',
    address: 'Jl. Mastrip Karang Pilang No. 42',
    bank_code: '002',
    volume: '10m-50m',
    submitted: 96,
    rejected: ['KTP_BLURRED', 'KTP_CROPPED'],
  },
  {
    ...semarang,
    email: 'kedaluwarsa@demo.test',
    gender: 'female',
    birth_date: '1989-01-30',
    address: 'Jl. Miroto Tengah No. 5',
    bank_code: '009',
    volume: '50m-250m',
    submitted: MONTHS,
  },
  {
    ...medan,
    email: 'bebas@demo.test',
    gender: 'male',
    birth_date: '1985-06-11',
    address: 'Jl. Pasar Baru No. 21',
    bank_code: '014',
    volume: '50m-250m',
    submitted: MONTHS,
  },
  {
    ...jogja,
    email: 'lain@demo.test',
    gender: 'female',
    birth_date: '1993-03-08',
    address: 'Jl. Magelang Kricak No. 63',
    bank_code: '451',
    volume: '50m-250m',
    submitted: MONTHS,
  },
  {
    ...makassar,
    email: 'perunggu@demo.test',
    gender: 'female',
    birth_date: '1999-07-19',
    address: 'Jl. Bontorannu Raya No. 9',
    bank_code: '002',
    volume: 'under-10m',
    submitted: MONTHS,
  },
  {
    ...denpasar,
    email: 'tanpapanel@demo.test',
    gender: 'male',
    birth_date: '1990-10-05',
    address: 'Jl. Tukad Serangan No. 14',
    bank_code: '014',
    volume: '10m-50m',
    submitted: MONTHS,
  },
  {
    ...jakarta,
    email: 'menunggu@demo.test',
    gender: 'female',
    birth_date: '1994-05-21',
    address: 'Jl. Tebet Barat Raya No. 30',
    bank_code: '013',
    volume: '10m-50m',
    submitted: MONTHS,
  },
  {
    ...semarang,
    email: 'panelditolak@demo.test',
    gender: 'male',
    birth_date: '1992-02-14',
    address: 'Jl. Gajahmada Miroto No. 88',
    bank_code: '008',
    volume: '10m-50m',
    submitted: MONTHS,
  },
  {
    ...jogja,
    email: 'segera@demo.test',
    gender: 'female',
    birth_date: '1995-08-27',
    address: 'Jl. Kyai Mojo No. 12',
    bank_code: '014',
    volume: '50m-250m',
    submitted: MONTHS,
  },
];
