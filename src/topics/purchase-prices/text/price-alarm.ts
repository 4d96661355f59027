export const alarmMessages = { reached: 'Harga sudah di situ. Pilih nominal lain.' } as const;
