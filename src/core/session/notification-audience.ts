import type { NotificationType } from '../contract/notification';
import type { Can } from './reason';
import { COST, OPEN_TO_ALL, OWNER_ROLE } from './roles';

/**
 * Object that a sub-account must be allowed to open to receive news of a type. Owners receive everything, and everyone
 * what concerns themselves.
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

const revealsCost: readonly NotificationType[] = ['Harga', 'Saldo', 'Top Up'];

export const mayKnowNews = (can: Can, type: NotificationType): boolean =>
  !revealsCost.includes(type) || can(COST).can;

export const readsNews = (can: Can, type: NotificationType): boolean =>
  can(notificationObject[type]).can && mayKnowNews(can, type);
