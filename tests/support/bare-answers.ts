/* Answers of another API host: only fields of specification 3 and 7, with different spellings. */

export const bareProfile = {
  name: 'Rina Hartono',
  tier: 3,
  tier_name: 'Gold',
  tier_image: '',
  tier_has_panel: true,
  panel: { status: 2, expired_date: '2099-01-01 00:00:00', url: 'https://toko-rina.example.test' },
  saldo: 1_250_000,
  has_pin: true,
  has_topup: true,
  has_purchase: true,
  kyc_verified: true,
  kyc_pending: false,
  kyc_reject: false,
  kyc_reject_description: null,
  kyc_data: true,
  key_verified: true,
  is_referral_feature: false,
  maximum_unverified_amount: 0,
  is_phone_verified: true,
  is_email_verified: true,
};

export const bareTransaction = {
  id: 7_001,
  code: 'TRX-7001',
  product_name: 'Mobile Legends',
  item_name: '86 Diamonds',
  product_image: null,
  date: '2026-11-22 10:15:00',
  selling_total: 19_500,
  status: 2,
  refunded: 0,
  parent_category_id: 12,
};

export const bareTopup = { id: 41, is_admin: false, amount: 100_000, invoice_paid_amount: 102_500 };
