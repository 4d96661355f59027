import { exportText } from '../../../admin/schema/kinds';
import type { RecordChange, RecordRule } from '../../../admin/server/rules/shape';
import { monthName } from '../../../core/format/date';
import { bookWords } from '../text';
import { readClosedMonths } from './closing-store';

const LONGEST = 160;

const monthOf = (data: Record<string, unknown> | undefined): string => String(data?.date ?? '').slice(0, 7);

/** Completes the title of a manual entry and refuses entries in closed months. */
export const entryRule: RecordRule = {
  async beforeChange({ resource, data }) {
    const { category } = resource.fields;
    const named = category ? exportText(category, data.category) : '';
    data.line = data.category;
    const words = [named, data.counterparty, data.note].filter(Boolean).join(' · ');
    data.what = words.replace(/\s+/g, ' ').slice(0, LONGEST);
  },

  async validate({ tx, partnerId, data, before }) {
    const closed = await readClosedMonths(tx, partnerId);
    const shut = [monthOf(data), monthOf(before)].find((month) => closed.has(month));
    return shut ? { date: [closedText(shut)] } : {};
  },

  async beforeDelete({ tx, partnerId, data }: RecordChange) {
    const month = monthOf(data);
    return (await readClosedMonths(tx, partnerId)).has(month) ? closedText(month) : undefined;
  },
};

const closedText = (month: string): string => bookWords.locked(monthName(month));
