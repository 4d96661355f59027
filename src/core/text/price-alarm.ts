/** What a reminder of a price is told, at the form and by the server. */
export const alarmMessages = { reached: 'Harga sudah di situ. Pilih nominal lain.' } as const;
