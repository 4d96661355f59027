import { OPEN_TO_ALL, OWNER_ROLE } from '../access/roles';
import type { NotificationType } from '../contract/notification';

/**
 * What a sub-account must be allowed to open to read news of a type: whoever may not see a page is not told what stands
 * on it. The owner reads everything, and everyone what is about them.
 */
export const notificationObject: Record<NotificationType, string> = {
  Transaksi: 'transaction',
  'Top Up': 'topup',
  Saldo: 'balance_history',
  Harga: 'product',
  Produk: 'product',
  Tiket: 'ticketing',
  KYC: OWNER_ROLE,
  Panel: OWNER_ROLE,
  Referral: 'referral',
  Info: OPEN_TO_ALL,
};
