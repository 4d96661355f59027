import { rupiah } from '../../../core/format/money';
import type { ActivityService } from '../../../platform/activity/service';
import type { Db } from '../../../platform/db/client';
import type { MessageService } from '../../../platform/messages/service';
import type { NotificationService } from '../../../platform/notifications/service';
import { channelWords, guardMeasures } from '../text';
import type { GuardEvent } from './event-store';
import { readReader } from './people-store';

export interface GuardNotifierDeps {
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
  message: Pick<MessageService, 'mail' | 'urlOf'>;
}

interface Whom {
  wantsMail: boolean;
  author: string | null;
}

const HISTORY = '/set-selling-price/guard/history';

export type NotifyGuardEvent = (tx: Db, partnerId: string, event: GuardEvent, whom: Whom) => Promise<void>;

/** `Harga dinaikkan: Mobile Legends – 86 Diamond` */
export const headline = ({ kind, item }: Pick<GuardEvent, 'kind' | 'item'>): string =>
  `${guardMeasures[kind]}: ${item}`;

/** `Rp 21.000 → Rp 22.000`; empty without a price change. */
export const priceText = ({
  price_before,
  price_after,
}: Pick<GuardEvent, 'price_before' | 'price_after'>): string =>
  price_after === null || price_before === price_after
    ? ''
    : `${price_before === null ? 'Tanpa harga' : rupiah(price_before)} → ${rupiah(price_after)}`;

export const createGuardNotifier =
  ({ activity, notification, message }: GuardNotifierDeps): NotifyGuardEvent =>
  async (tx, partnerId, event, { wantsMail, author }) => {
    const { kind, item, reason, channel, price_before, price_after } = event;
    if (kind === 'mend') return;
    const changed = price_before !== price_after;
    await activity.recordFor(tx, partnerId, 'system', {
      code: `margin_guard.${kind}`,
      object: `${item} (${channelWords[channel]})`,
      ...(changed && { before: { 'Harga jual': price_before } }),
      after: { ...(changed && { 'Harga jual': price_after }), Penjaga: event.actor, Alasan: reason },
    });
    const reader = await readReader(tx, partnerId, author);
    const prices = priceText(event);
    const title = headline(event);
    await notification.notify(tx, partnerId, {
      ...{ type: 'Harga' as const, title: title.slice(0, 80), link: HISTORY },
      body: [reason, prices].filter(Boolean).join(' ').slice(0, 240),
      audience: reader?.role === 'sub' ? { userId: reader.id } : 'owner',
    });
    if (!wantsMail || !reader) return;
    const letter = {
      subject: title,
      lines: [reason, ...(prices ? [`Harga jual ${prices}.`] : [])],
      action: { label: 'Lihat Riwayat Penjaga', url: message.urlOf(HISTORY) },
      notes: [`Dikirim oleh penjaga "${event.actor}". Ubah atau matikan di Penjaga Margin.`],
    };
    await message.mail(tx, reader.email, letter, partnerId);
  };
