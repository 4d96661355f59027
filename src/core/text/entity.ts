/** Messages for errors that only the server can detect. `label` is the field's. */
export const entityMessages = {
  actionDone: (action: string) => `${action} berhasil.`,
  done: (count: string, label: string, participle: string) => `${count} ${label} ${participle}.`,
  unchanged: 'Tidak ada yang berubah.',
  duplicate: (label: string) => `${label} sudah digunakan.`,
  takenBy: (message: string, title: string) => `${message.replace(/\.$/, '')} (${title}).`,
  missing: (label: string) => `${label} tidak ditemukan. Pilih kembali.`,
  unfit: (label: string, by: string) => `${label} tidak cocok dengan ${by}. Pilih kembali.`,
  fillFirst: (label: string) => `Isi ${label} lebih dulu.`,
  emptied: (by: string) => `Pilihan yang tidak cocok dengan ${by} dikosongkan.`,
  upload: (label: string) => `${label} tidak ditemukan. Unggah kembali.`,
  someone: 'sistem',
};
