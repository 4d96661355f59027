export const copy = {
  theme: 'Tema',
  themes: { light: 'Terang', dark: 'Gelap' },
  width: 'Lebar tampilan',
  widths: { full: 'Penuh', boxed: 'Kotak' },
  direction: 'Arah teks',
  directions: { ltr: 'Kiri ke kanan', rtl: 'Kanan ke kiri' },
} as const;
