/** Destination input of brands that deliver to a meter; their customers have names, not nicknames. */
const METER = 'meter_number';

export const accountNameWord = (inputKeys: readonly string[]): string =>
  inputKeys.includes(METER) ? 'Nama pelanggan' : 'Nickname';
