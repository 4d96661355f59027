import type { ActionHandler, HandlerResult } from '../../../admin/server/actions/shape';
import { rupiah } from '../../../core/format/money';
import { AppError } from '../../../platform/http/app-error';
import { lockBook } from '../../selling-prices/server/guarded';
import { undoHandler } from '../../selling-prices/server/undo-handler';
import { guardMeasures } from '../text';
import { channels } from './evaluate';
import { markEventUndone, readEventToUndo } from './event-list-store';
import { notifyLists } from './event-store';
import { dropOff, offOf } from './off-store';
import type { TypedPrices } from './undo';
import { writePrices } from './website';
import { changesWebsite } from './website-rights';

/**
 * Undoes a guard action or a manual repair: restores the price or enables the item; later changes are kept.
 * Throws NOT_FOUND, ACT_NOT_NOW, UNDO_EXPIRED after 24 hours, FORBIDDEN.
 */
export const takeBack: ActionHandler = async (call) => {
  const {
    tx,
    actor,
    ids: [id = ''],
    preview,
  } = call;
  const { partnerId } = actor;
  await lockBook(tx, partnerId);
  const event = await readEventToUndo(tx, partnerId, id);
  if (!event) throw new AppError('NOT_FOUND');
  if (event.state === 'expired') throw new AppError('UNDO_EXPIRED');
  if (event.state !== 'open') throw new AppError('ACT_NOT_NOW');
  const { channel, subject_id, item, undo, kind } = event;
  if (channel === 'website' && !changesWebsite(actor)) throw new AppError('FORBIDDEN');

  const subject = `${item} – ${guardMeasures[kind]}`;
  const done = async (result: HandlerResult): Promise<HandlerResult> => {
    if (!preview && result.changes?.length) {
      await markEventUndone(tx, partnerId, id);
      await notifyLists(tx, partnerId);
    }
    return { ...result, subject };
  };
  if (undo?.change) return done(await undoHandler({ ...call, ids: [undo.change] }));

  if (kind === 'off') {
    const target = { partnerId, channel, subject_id };
    const was = await offOf(tx, target);
    if (!was || !(await channels[channel].turn(tx, partnerId, subject_id, true))) {
      return done({ message: 'Item sudah dinyalakan.', changes: [] });
    }
    await dropOff(tx, target);
    const values = [{ label: 'Item', before: 'Dimatikan penjaga', after: 'Dijual lagi' }];
    return done({ message: `${item} dijual lagi.`, changes: [{ id, title: item, values }] });
  }
  const { before, after } = undo ?? {};
  const change = { partnerId, id: subject_id, matching: after ?? {} };
  if (!before || !after || !(await writePrices(tx, change, before))) {
    return done({ message: 'Harga sudah diubah lagi, jadi dibiarkan.', changes: [] });
  }
  const values = [{ label: 'Harga jual', before: priceWords(after), after: priceWords(before) }];
  return done({ message: `Harga ${item} kembali seperti semula.`, changes: [{ id, title: item, values }] });
};

function priceWords({ price_mode, prices }: TypedPrices): string {
  if (price_mode !== 'manual') return 'Ikut tier';
  return prices.length > 0 ? rupiah(Math.min(...prices.map(({ price }) => price))) : '–';
}
