import type { Gender } from './nik';

/** Choices of the KYC form (domain 3.2): stored value and label. */
export const accountTypes = { 1: 'Perorangan', 2: 'Badan Usaha (PT/CV)' } as const;
export const COMPANY = 2;

export const genders: Record<Gender, string> = { male: 'Laki-laki', female: 'Perempuan' };

export const occupations = {
  student: 'Pelajar/Mahasiswa',
  employee: 'Karyawan Swasta',
  'self-employed': 'Wiraswasta',
  'civil-servant': 'PNS/TNI/Polri',
  other: 'Lainnya',
} as const;

export const businessChannels = {
  website: 'Website sendiri',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  marketplace: 'Marketplace',
  counter: 'Konter',
  api: 'API',
} as const;

export const monthlyVolumes = {
  'under-10m': '< 10 jt',
  '10m-50m': '10–50 jt',
  '50m-250m': '50–250 jt',
  '250m-1b': '250 jt–1 M',
  'over-1b': '> 1 M',
} as const;
