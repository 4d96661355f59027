const field = (tag: string, value: string): string =>
  `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** Text of a dynamic QRIS code for an exact amount in rupiah, with checksum. */
export function qrisText({ amount, reference }: { amount: number; reference: string }): string {
  const merchant =
    field('00', 'ID.CO.SANDBOX.WWW') +
    field('01', '936009990000000017') +
    field('02', '000000000017') +
    field('03', 'UKE');
  const national = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1020000000017') + field('03', 'UKE');
  const unsealed = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('51', national),
    field('52', '5816'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', 'SANDBOX TOP UP'),
    field('60', 'JAKARTA'),
    field('61', '10110'),
    field('62', field('05', reference)),
    '6304',
  ].join('');
  return unsealed + checkSum(unsealed);
}

/** CRC-16/CCITT-FALSE in four hex digits, required by EMVCo. */
function checkSum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
