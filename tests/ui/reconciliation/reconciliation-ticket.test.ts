import { describe, expect, it } from 'vitest';
import config from '../../../resources.config';
import { compile, resourceOf } from '../../../src/admin/schema/compile';
import type { Can } from '../../../src/core/session/reason';
import type { MatchResult } from '../../../src/topics/reconciliation/contract';
import { reasons } from '../../../src/topics/reconciliation/domain/compare';
import { ticketWords } from '../../../src/topics/reconciliation/web/reconciliation/ticket-words';
import { ticketCauseObjects } from '../../../src/topics/tickets/contract';
import { ticketBody } from '../../../src/topics/tickets/web/ticket/ticket-body';
import { pageRows } from '../../../src/web/routes/page-rows';

const ticket = resourceOf(compile(config, pageRows), 'ticket');
const everything: Can = () => ({ can: true });
const without =
  (hidden: string): Can =>
  (object) =>
    object === hidden ? { can: false, reason: 'forbidden' } : { can: true };

const theirs: NonNullable<MatchResult['theirs']> = {
  ...{ row: 7, ref: 'NOTA-9', destination: '0812', amount: 7_777, outcome: 'success' },
  moment: { day: '2026-11-21', at: null },
};
const ours: NonNullable<MatchResult['ours']> = {
  ...{
    id: '0199a000-0000-7000-8000-000000000001',
    code: 'TRX-261121-AB12CD',
    kind: 'order',
    incoming: false,
  },
  ...{ ref_id: 'KASIR-0001', own_ref: true, title: 'Mobile Legends · 86 Diamonds', destination: '0812' },
  ...{ paid: 20_000, back: 5_000, outcome: 'refund', date: '2026-11-21T05:05:09.000Z' },
};
const onlyTheirs = (values: Partial<typeof theirs> = {}): MatchResult => ({
  ...{ group: 'theirs', reasons: [], theirs: { ...theirs, ...values }, ours: null, repeats: null },
});
const onlyOurs = (values: Partial<typeof ours>): MatchResult => ({
  ...{ group: 'ours', reasons: [], theirs: null, ours: { ...ours, ...values }, repeats: null },
});
const bodyOf = (match: MatchResult) => ticketBody(ticket, ticketWords(match, everything));

describe('a ticket that a difference becomes with one press', () => {
  it('is what the form would send, down to the priority that it begins with', () => {
    const body = bodyOf(onlyTheirs());
    expect(ticket.validator.parse(body)).toEqual(body);
    expect(body).toMatchObject({ category: 'order', priority: '2' });
    expect(body).not.toHaveProperty('ref_code');
  });

  it('fits, however long the cells of the file and the names of ours are', () => {
    // Two-unit characters, so that a cut may split one.
    for (const long of ['📱'.repeat(60), `a${'📱'.repeat(59)}`, 'é'.normalize('NFD').repeat(60)]) {
      const whole: MatchResult = {
        ...{ group: 'differs', reasons: [...reasons], repeats: 3 },
        theirs: { ...theirs, ref: long, destination: long },
        ours: { ...ours, ref_id: long, title: long.repeat(4), destination: long.repeat(8) },
      };
      for (const match of [whole, onlyTheirs({ ref: long })]) {
        const body = bodyOf(match);
        expect(ticket.validator.safeParse(body)).toEqual({ success: true, data: body });
      }
    }
  });

  it('is about the order, top-up or withdrawal that there is, as far as who presses may see it', () => {
    for (const [code, cause, category] of [
      ['TRX-261121-AB12CD', 'transaction', 'order'],
      ['TU-261121-AB12', 'topup', 'topup'],
      ['WD-261121-AB12CD', 'withdrawal', 'refund'],
    ] as const) {
      const match = onlyOurs({ code });
      expect(ticketWords(match, everything)).toMatchObject({ code, category });
      const hidden = ticketWords(match, without(ticketCauseObjects[cause]));
      expect(hidden).toMatchObject({ code: null, category });
      expect(hidden.message).toContain(code);
    }
    expect(ticketWords(onlyOurs({ code: 'ADJ-261121-AB12' }), everything)).toMatchObject({
      ...{ code: null, category: 'other' },
    });
  });
});
