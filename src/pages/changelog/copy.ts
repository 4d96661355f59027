export const copy = {
  title: 'Yang Baru',
  hint: 'Apa yang berubah di portal mitra, versi terbaru lebih dulu.',
  version: (version: string) => `Versi ${version}`,
  isNew: 'Belum dibaca',
} as const;
