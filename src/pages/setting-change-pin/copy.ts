import { newPinWords } from '../../core/text/pin';

export const copy = {
  title: 'Ubah PIN',
  hint: 'Ketik PIN lama, lalu PIN baru dua kali.',
  old: 'PIN lama',
  newPin: { ...newPinWords, save: 'Simpan PIN baru' },
  locked: 'Buka kunci',
  done: 'PIN berhasil diubah.',
} as const;
