/** All fields of the KYC with labels, in the order and steps of the form (domain 3.2). */
export const kycSteps = [
  {
    key: 'person',
    title: 'Data Diri',
    fields: {
      account_type: 'Jenis akun',
      full_name: 'Nama lengkap',
      nik: 'NIK',
      birth_place: 'Tempat lahir',
      birth_date: 'Tanggal lahir',
      gender: 'Jenis kelamin',
      occupation: 'Pekerjaan',
      npwp: 'NPWP',
      company_name: 'Nama badan usaha',
      nib: 'NIB',
      director_name: 'Nama direktur',
    },
  },
  {
    key: 'address',
    title: 'Alamat',
    fields: {
      address: 'Alamat',
      rt: 'RT',
      rw: 'RW',
      province_id: 'Provinsi',
      city_id: 'Kota/Kabupaten',
      district_id: 'Kecamatan',
      village_id: 'Kelurahan/Desa',
      postal_code: 'Kode pos',
      same_as_ktp: 'Alamat domisili sama dengan KTP',
      domicile_address: 'Alamat domisili',
      domicile_rt: 'RT domisili',
      domicile_rw: 'RW domisili',
      domicile_province_id: 'Provinsi domisili',
      domicile_city_id: 'Kota/Kabupaten domisili',
      domicile_district_id: 'Kecamatan domisili',
      domicile_village_id: 'Kelurahan/Desa domisili',
      domicile_postal_code: 'Kode pos domisili',
    },
  },
  {
    key: 'documents',
    title: 'Dokumen',
    fields: {
      ktp_photo: 'Foto KTP',
      selfie_photo: 'Selfie dengan KTP',
      npwp_photo: 'Foto NPWP',
      deed_file: 'Akta badan usaha',
      npwp_company_photo: 'Foto NPWP badan usaha',
    },
  },
  {
    key: 'account',
    title: 'Rekening',
    fields: {
      bank_code: 'Bank',
      account_number: 'Nomor rekening',
      account_holder: 'Nama pemilik rekening',
      business_channel: 'Tempat berjualan',
      est_monthly_volume: 'Perkiraan omzet per bulan',
    },
  },
  {
    key: 'summary',
    title: 'Ringkasan',
    fields: {
      consent_pdp: 'Persetujuan pemrosesan data pribadi',
      consent_true: 'Pernyataan kebenaran data',
    },
  },
] as const;

type FieldsOf<Step> = Step extends { fields: infer Fields } ? keyof Fields : never;
export type KycStep = (typeof kycSteps)[number];
export type KycField = FieldsOf<KycStep>;

export const kycLabels = Object.assign({}, ...kycSteps.map(({ fields }) => fields)) as Record<
  KycField,
  string
>;

export const stepOf = (field: KycField): KycStep['key'] =>
  kycSteps.find(({ fields }) => Object.hasOwn(fields, field))?.key ?? 'person';
