export const copy = {
  title: 'Arahkan domain Anda',
  hint: 'Tambahkan data DNS ini di tempat Anda membeli domain. Perubahan DNS dapat memakan waktu hingga 24 jam.',
  type: 'Jenis',
  name: 'Nama',
  value: 'Nilai',
  apex: 'Untuk domain utama tanpa awalan seperti www, pakai ALIAS atau ANAME dengan nilai yang sama.',
} as const;
