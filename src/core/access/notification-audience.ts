import type { NotificationType } from '../contract/notification';
import { COST, OPEN_TO_ALL, OWNER_ROLE } from '../schema/roles';
import type { Can } from './reason';

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

/** Tell costs or the balance in their words; nobody hears of them who may not know these, whoever they are for. */
const tellsCost: readonly NotificationType[] = ['Harga', 'Saldo', 'Top Up'];

/** Whether news of a type may reach a person at all. */
export const mayKnowNews = (can: Can, type: NotificationType): boolean =>
  !tellsCost.includes(type) || can(COST).can;

/** Whether somebody who is not the owner reads news of a type that is for everyone. */
export const readsNews = (can: Can, type: NotificationType): boolean =>
  can(notificationObject[type]).can && mayKnowNews(can, type);
