import type { OpenTicketAbout } from './list-store';

/** Why a second ticket about a code is not opened, to somebody who may see the thing; null: one that was just opened. */
export const openTwin = (about: string, twin: OpenTicketAbout | null): string => {
  if (twin?.id === null)
    return `Pemilik toko atau rekan Anda sudah punya tiket terbuka tentang ${about}, yang tidak dapat Anda buka. Tanyakan kepadanya.`;
  return `${twin ? `Tiket ${twin.code}` : 'Sebuah tiket'} tentang ${about} masih terbuka. Lanjutkan di sana.`;
};
