import type { FieldErrors, RecordRule } from '../../../admin/server/rules/shape';
import { number } from '../../../core/format/number';
import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { lockBook } from '../../selling-prices/server/guarded';
import { isOn } from '../../shops/domain/is-on';
import { guardMessages } from '../text';
import { channels } from './evaluate';
import { storeEvent } from './event-store';
import { dropOff, type Off, offsOf } from './off-store';
import type { GuardData } from './turn-store';
import { changesWebsite } from './website-rights';

export const guardRule: RecordRule<GuardData> = {
  validate: async ({ can, data, before }) => {
    const isWebsite = data.channel === 'website' || before?.channel === 'website';
    if (isWebsite && !changesWebsite({ can })) {
      return { channel: [guardMessages.noWebsite] };
    }
    return limitErrors(data);
  },

  /** Changing a guard enables everything that it had disabled, until it evaluates the next change. */
  async afterChange({ tx, partnerId, id, data, before }) {
    if (!before) return;
    // A running evaluation may disable an item for it at this moment.
    await lockBook(tx, partnerId);
    await release(tx, partnerId, id, data);
  },

  async beforeDelete({ tx, partnerId, id, data, can }) {
    if (data.channel === 'website' && !changesWebsite({ can })) throw new AppError('FORBIDDEN');
    await lockBook(tx, partnerId);
    const offs = await offsOf(tx, partnerId, id);
    return offs.length > 0 ? guardMessages.stays(number(offs.length)) : undefined;
  },
};

/** Enabling a website product by hand ends the guard's action. */
export const switchedByHand: NonNullable<RecordRule['afterChange']> = async ({
  tx,
  partnerId,
  id,
  data,
  before,
}) => {
  if (!before || isOn(before) || !isOn(data)) return;
  await dropOff(tx, { partnerId, channel: 'website', subject_id: id });
};

function limitErrors({ trigger, action, least_margin: least, raise_margin: raised }: GuardData): FieldErrors {
  if (trigger !== 'margin' || action !== 'raise' || !least || !raised) return {};
  const isLower = least.type === raised.type && raised.value < least.value;
  return isLower ? { raise_margin: [guardMessages.tooLow] } : {};
}

async function release(tx: Db, partnerId: string, guardId: string, { name }: GuardData): Promise<void> {
  const offs = await offsOf(tx, partnerId, guardId);
  const turned: Off[] = [];
  // Locks all records before their rows, in the same order as enabling by hand.
  for (const off of offs) {
    if (await channels[off.channel].turn(tx, partnerId, off.subject_id, true)) turned.push(off);
  }
  for (const { channel, subject_id } of offs) await dropOff(tx, { partnerId, channel, subject_id });
  for (const { channel, subject_id, item } of turned) {
    await storeEvent(tx, partnerId, {
      ...{ guard_id: guardId, actor: name, change_id: null, channel, kind: 'on', subject_id, item },
      ...{ reason: guardMessages.released, cost_before: null, cost_now: null },
      ...{ price_before: null, price_after: null, undo: null },
    });
  }
}
