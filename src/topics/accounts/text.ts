export const accountText = {
  slogan: 'Modal terjaga, pesanan terkirim dalam hitungan detik.',
  more: 'Voucher game, pulsa, token PLN, dan tagihan dengan satu saldo untuk mitra di seluruh Indonesia.',
  safety: 'Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.',
} as const;
