import { rupiah } from '../../../core/format/money';
import { ORDER } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import type { MessageService } from '../../../platform/messages/service';
import { readSite } from '../../shops/server/site-version/published';
import { PARTLY_DELIVERED } from '../text/panel-order';
import type { Delivered } from './delivered';
import { goodsOf, type PanelOrder } from './order-store';
import { readBuyer } from './people-store';

export async function notifyBuyer(
  { message, delivered }: { message: Pick<MessageService, 'queue'>; delivered: Delivered },
  tx: Db,
  order: PanelOrder,
): Promise<boolean> {
  const buyer = await readBuyer(tx, order);
  const site = await readSite(tx, order.partner_id);
  const to = buyer.phone ?? buyer.email;
  if (!to) return false;
  const sn = order.order_status === ORDER.done ? delivered.open(order) : null;
  const lines = [
    `Halo ${buyer.name}, pesanan ${order.invoice} di ${site.name}: ${sentenceOf(order)}`,
    goodsOf(order),
    ...(sn ? [`SN/kode: ${sn}`] : []),
  ];
  await message.queue(tx, {
    channel: buyer.phone ? 'whatsapp' : 'email',
    to,
    ...(!buyer.phone && { subject: `Pesanan ${order.invoice}` }),
    text: lines.join('\n'),
    partnerId: order.partner_id,
  });
  return true;
}

function sentenceOf({ order_status, total, reason }: PanelOrder): string {
  switch (order_status) {
    case ORDER.unpaid:
      return `menunggu pembayaran ${rupiah(total)}.`;
    case ORDER.processing:
      return 'sedang diproses.';
    case ORDER.done:
      return reason === PARTLY_DELIVERED
        ? 'terkirim sebagian. Penjual akan menghubungi Anda tentang sisanya.'
        : 'berhasil.';
    case ORDER.failed:
      return 'gagal. Penjual akan menghubungi Anda.';
    case ORDER.cancelled:
      return 'dibatalkan.';
    default:
      return `dana ${rupiah(total)} dikembalikan.`;
  }
}
