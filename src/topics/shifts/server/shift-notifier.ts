import type { Db } from '../../../platform/db/client';
import type { NotificationService } from '../../../platform/notifications/service';
import type { LockedShift } from './write-store';

export type NotifyShift = (
  tx: Db,
  shift: Pick<LockedShift, 'id' | 'partner_id'>,
  news: { title: string; body: string; audience: 'owner' | { userId: string } },
) => Promise<void>;

export const createShiftNotifier =
  ({ notify }: Pick<NotificationService, 'notify'>): NotifyShift =>
  (tx, { id, partner_id }, news) =>
    notify(tx, partner_id, { type: 'Info', ...news, link: `/cashier-shift/detail?q=${id}` });
