import type { OpenTicketAbout } from './list-store';

/**
 * Message about an existing open ticket, for users who may see the subject; null means that it was opened
 * just now.
 */
export const openTwin = (about: string, twin: OpenTicketAbout | null): string => {
  if (twin?.id === null)
    return `Pemilik toko atau rekan Anda sudah punya tiket terbuka tentang ${about}, yang tidak dapat Anda buka. Tanyakan kepadanya.`;
  return `${twin ? `Tiket ${twin.code}` : 'Sebuah tiket'} tentang ${about} masih terbuka. Lanjutkan di sana.`;
};
