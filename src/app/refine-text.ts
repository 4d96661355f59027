import type { I18nProvider } from '@refinedev/core';

const words: Record<string, string> = {
  'actions.list': 'Daftar',
  'actions.create': 'Tambah',
  'actions.edit': 'Ubah',
  'actions.show': 'Detail',
  'actions.clone': 'Salin',
  'buttons.create': 'Tambah',
  'buttons.save': 'Simpan',
  'buttons.logout': 'Logout',
  'buttons.delete': 'Hapus',
  'buttons.edit': 'Ubah',
  'buttons.cancel': 'Batal',
  'buttons.confirm': 'Anda yakin?',
  'buttons.continue': 'Lanjut',
  'buttons.filter': 'Filter',
  'buttons.clear': 'Bersihkan',
  'buttons.refresh': 'Muat Ulang',
  'buttons.show': 'Lihat Detail',
  'buttons.undo': 'Urungkan',
  'buttons.import': 'Impor',
  'buttons.export': 'Ekspor',
  'buttons.clone': 'Salin',
  'buttons.notAccessTitle': 'Anda tidak memiliki akses',
  loading: 'Memuat…',
  'table.actions': 'Tindakan',
};

type Options = Record<string, unknown>;

const fill = (text: string, options: Options): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(options[name] ?? whole));

/**
 * One language needs a table, not a library (design 10). Refine passes the options or the default text as second
 * argument.
 */
export const i18nProvider: I18nProvider = {
  translate: (key: string, optionsOrDefault?: Options | string, fallback?: string) => {
    const options = typeof optionsOrDefault === 'object' ? optionsOrDefault : {};
    const otherwise = typeof optionsOrDefault === 'string' ? optionsOrDefault : fallback;
    return fill(words[key] ?? otherwise ?? key, options);
  },
  changeLocale: async () => undefined,
  getLocale: () => 'id',
};
