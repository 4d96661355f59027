import type { Announcements } from '@dnd-kit/core';

export const instructions =
  'Tekan spasi untuk mengangkat, panah atas atau bawah untuk memindahkan, spasi lagi untuk meletakkan, Escape untuk membatalkan.';

export const announcementsFor = (nameOf: (id: unknown) => string): Announcements => ({
  onDragStart: ({ active }) => `${nameOf(active.id)} diangkat.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active.id)} di tempat ${nameOf(over.id)}.` : `${nameOf(active.id)} di luar daftar.`,
  onDragEnd: ({ active, over }) =>
    over ? `${nameOf(active.id)} diletakkan di tempat ${nameOf(over.id)}.` : `${nameOf(active.id)} kembali.`,
  onDragCancel: ({ active }) => `Dibatalkan. ${nameOf(active.id)} kembali ke tempatnya.`,
});
