export class FileRefused extends Error {}

export const refusals = {
  large: (bytes: number) => `Ukuran berkas maksimal ${bytes / 1024 / 1024} MB.`,
  type: 'Format berkas harus CSV atau XLSX. Simpan lagi sebagai XLSX atau CSV.',
  locked:
    'Berkas ini memakai sandi atau format Excel lama (.xls). Simpan lagi sebagai XLSX tanpa sandi, atau CSV.',
  unreadable: 'Berkas tidak dapat dibaca. Simpan lagi sebagai XLSX atau CSV.',
} as const;

export const UNREADABLE_FILE = refusals.unreadable;
