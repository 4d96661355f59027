import { COMMISSION_MOVE } from '../../../core/states';
import type { ActivityCode } from '../../../core/text/activities';

export type Purse = 'panel' | 'referral';

interface PurseFacts {
  key: string;
  /** Ledger types: in the main balance (domain 3.7), and in its own (3.19, 3.9). */
  main: number;
  own: number;
  house: 'profit' | 'referral';
  link: string;
  name: string;
  arrived: string;
  into: string;
  activity: ActivityCode;
}

export const purses: Record<Purse, PurseFacts> = {
  panel: {
    ...{ key: 'panel.saldo_profit.action', main: 8, own: 3, house: 'profit' },
    link: '/panel/saldo-point/data',
    name: 'saldo profit',
    arrived: 'Saldo profit masuk ke saldo H2H',
    into: 'Pencairan saldo profit panel',
    activity: 'withdrawal.request',
  },
  referral: {
    ...{ key: 'referral', main: 7, own: COMMISSION_MOVE.withdrawn, house: 'referral' },
    link: '/referral/data',
    name: 'saldo komisi',
    arrived: 'Komisi referral masuk ke saldo H2H',
    into: 'Pencairan komisi referral',
    activity: 'referral.withdraw',
  },
};
