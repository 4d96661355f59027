import { describe, expect, it } from 'vitest';
import type { OurRow } from '../../../src/topics/reconciliation/domain/compare';
import { reconcile } from '../../../src/topics/reconciliation/domain/match';
import { type FileRow, readRows } from '../../../src/topics/reconciliation/domain/rows';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

let nth = 0;
const ours = (values: Partial<OurRow> = {}): OurRow => {
  nth += 1;
  return {
    id: `0000-${nth}`,
    code: `TRX-${String(nth).padStart(4, '0')}`,
    kind: 'order',
    incoming: false,
    ref_id: `REF-${nth}`,
    own_ref: true,
    title: 'Mobile Legends · 86 Diamonds',
    destination: '081234567890',
    paid: 20_000,
    back: 0,
    outcome: 'success',
    date: '2026-11-21T05:05:09.000Z',
    ...values,
  };
};

/** A file row about one of our orders, or something else. */
const line = (row: number, values: Omit<FileRow, 'row'> = {}): FileRow => ({
  ...{ row, destination: '081234567890', amount: '20.000', time: '21/11/2026 12:05:09', status: 'Sukses' },
  ...values,
});

const matched = (file: FileRow[], own: OurRow[], span = NOVEMBER) => {
  const { read, unread } = readRows(file);
  expect(unread).toEqual([]);
  const answer = reconcile(read, own, span);
  const short = answer.matches.map(({ group, reasons, theirs, ours: one }) => [
    group,
    theirs?.row ?? null,
    one?.code ?? null,
    ...reasons,
  ]);
  return { ...answer, short };
};

describe('by reference', () => {
  it('rows agree whatever their order, their capitals and their lost zeros', () => {
    const [one, other] = [
      ours({ ref_id: 'INV-1' }),
      ours({ ref_id: 'INV-2', destination: '12345678 (1234)' }),
    ];
    const file = [
      line(2, { ref: "'inv-2", destination: '12345678' }),
      line(3, { ref: ' INV-1', destination: '81234567890' }),
    ];
    expect(matched(file, [one, other]).short).toEqual([
      ['agrees', 2, other.code],
      ['agrees', 3, one.code],
    ]);
    expect(matched([...file].reverse(), [other, one]).short).toEqual(matched(file, [one, other]).short);
  });

  it('the code of the portal is a reference too', () => {
    const order = ours({ own_ref: false });
    expect(matched([line(2, { ref: order.code.toLowerCase() })], [order]).short).toEqual([
      ['agrees', 2, order.code],
    ]);
  });

  it('everything that is not the same is reported', () => {
    const order = ours();
    const odd = line(2, {
      ...{ ref: order.ref_id, amount: '21.000', destination: '089999', time: '23/11/2026', status: 'Gagal' },
    });
    expect(matched([odd], [order]).short).toEqual([
      ['differs', 2, order.code, 'amount', 'status', 'destination', 'time'],
    ]);
  });

  it('a row that stands there twice is shown beside its order, and the right one of the two has it', () => {
    const order = ours();
    const { short, sums, matches } = matched(
      [line(2, { ref: order.ref_id, amount: '19.000' }), line(3, { ref: order.ref_id })],
      [order],
    );
    expect(short).toEqual([
      ['differs', 2, order.code, 'duplicate', 'amount'],
      ['agrees', 3, order.code],
    ]);
    expect(matches[0]?.repeats).toBe(3);
    // A duplicate row matches the order only once.
    expect(sums.differs).toEqual({ rows: 1, theirs: 19_000, ours: 0 });
    expect(sums.agrees).toEqual({ rows: 1, theirs: 20_000, ours: 20_000 });
  });

  it('an order at midnight belongs to its day in Jakarta', () => {
    const order = ours({ date: '2026-10-31T17:30:00.000Z' });
    expect(matched([line(2, { ref: order.ref_id, time: '01/11/2026' })], [order]).short).toEqual([
      ['agrees', 2, order.code],
    ]);
  });

  it('an order of another month is reported as a difference of time', () => {
    const order = ours({ date: '2026-09-10T05:00:00.000Z' });
    expect(matched([line(2, { ref: order.ref_id })], [order]).short).toEqual([
      ['differs', 2, order.code, 'time'],
    ]);
  });
});

describe('money that came back', () => {
  const lost = { back: 20_000, outcome: 'refund' as const };

  it('agrees with a file that knows it', () => {
    const order = ours(lost);
    const { short, sums } = matched([line(2, { ref: order.ref_id, status: 'Gagal' })], [order]);
    expect(short).toEqual([['agrees', 2, order.code]]);
    expect(sums.agrees).toEqual({ rows: 1, theirs: 0, ours: 0 });
  });

  it('is reported where the file still has it as paid', () => {
    const order = ours(lost);
    const { short, sums } = matched([line(2, { ref: order.ref_id })], [order]);
    expect(short).toEqual([['differs', 2, order.code, 'refunded']]);
    expect(sums.differs).toEqual({ rows: 1, theirs: 20_000, ours: 0 });
  });

  it('of a part agrees with what is left of the price', () => {
    const order = ours({ back: 5000, outcome: 'refund' });
    expect(matched([line(2, { ref: order.ref_id, amount: '15000' })], [order]).short[0]?.[0]).toBe('agrees');
    expect(matched([line(2, { ref: order.ref_id, amount: '20000' })], [order]).short[0]).toEqual([
      ...['differs', 2, order.code, 'refunded'],
    ]);
  });

  it('of an order that the file does not have is shown beside it', () => {
    const order = ours(lost);
    expect(matched([], [order]).short).toEqual([['ours', null, order.code, 'refunded']]);
  });

  it('is none where the file says with the whole price that it has expired', () => {
    const order = ours(lost);
    const file = [line(2, { ref: order.ref_id, amount: String(order.paid), status: 'Kadaluarsa' })];
    expect(matched(file, [order]).short).toEqual([['agrees', 2, order.code]]);
  });

  it('is no difference of a sum where the file has nothing for a failed order', () => {
    const order = ours(lost);
    expect(matched([line(2, { ref: order.ref_id, amount: '0', status: 'gagal' })], [order]).short).toEqual([
      ['agrees', 2, order.code],
    ]);
  });
});

describe('without a reference', () => {
  it('the same amount twice on one day is two orders, each with the row of its time', () => {
    const [early, late] = [
      ours({ date: '2026-11-21T02:00:00.000Z' }),
      ours({ date: '2026-11-21T08:00:00.000Z' }),
    ];
    const file = [line(2, { time: '21/11/2026 15:01' }), line(3, { time: '21/11/2026 09:01' })];
    expect(matched(file, [late, early]).short).toEqual([
      ['agrees', 2, late.code],
      ['agrees', 3, early.code],
    ]);
  });

  it('the one of two that the file lacks is the one that is left', () => {
    const [early, late] = [
      ours({ date: '2026-11-21T02:00:00.000Z' }),
      ours({ date: '2026-11-21T08:00:00.000Z' }),
    ];
    expect(matched([line(2, { time: '21/11/2026 15:01' })], [early, late]).short).toEqual([
      ['agrees', 2, late.code],
      ['ours', null, early.code],
    ]);
  });

  it('a third row of that amount is only in the file', () => {
    const own = [ours(), ours()];
    const file = [2, 3, 4].map((row) => line(row, { time: '21/11/2026' }));
    expect(matched(file, own).short.map(([group]) => group)).toEqual(['agrees', 'agrees', 'theirs']);
  });

  it('a file without destinations is matched by amount and time', () => {
    const order = ours({ paid: 31_500 });
    const other = ours({ date: '2026-11-25T05:00:00.000Z' });
    const file = [line(2, { destination: '', amount: '31500', time: '2026-11-21' })];
    expect(matched(file, [order, other]).short).toEqual([
      ['agrees', 2, order.code],
      ['ours', null, other.code],
    ]);
  });

  it('another reference on an order of a program is reported, on one of the portal it is only another name', () => {
    const [program, portal] = [ours(), ours({ own_ref: false, destination: '0877' })];
    const file = [line(2, { ref: 'NOTA-7' }), line(3, { ref: 'NOTA-8', destination: '877' })];
    expect(matched(file, [program, portal]).short).toEqual([
      ['differs', 2, program.code, 'reference'],
      ['agrees', 3, portal.code],
    ]);
  });

  it('another amount for the only order of a destination that day is a difference', () => {
    const order = ours();
    expect(matched([line(2, { amount: '20.500' })], [order]).short).toEqual([
      ['differs', 2, order.code, 'amount'],
    ]);
  });

  it('of several it could be none is guessed', () => {
    const own = [ours(), ours({ paid: 30_000 })];
    expect(matched([line(2, { amount: '20.500' })], own).short.map(([group]) => group)).toEqual([
      ...['theirs', 'ours', 'ours'],
    ]);
  });

  it('of two rows that could be the only order of a destination that day none is guessed', () => {
    const file = [line(2, { amount: '20.500' }), line(3, { amount: '21.000' })];
    expect(matched(file, [ours()]).short.map(([group]) => group)).toEqual(['theirs', 'theirs', 'ours']);
  });

  it('another destination at the very minute is a difference', () => {
    const order = ours();
    expect(matched([line(2, { destination: '081234567899' })], [order]).short).toEqual([
      ['differs', 2, order.code, 'destination'],
    ]);
  });
});

describe('money that came in', () => {
  const topup = () => ours({ kind: 'mutation', incoming: true, destination: '', own_ref: false });

  it('is no payment of that amount at that minute', () => {
    const { short, sums } = matched([line(2, { destination: '' })], [topup()]);
    expect(short.map(([group]) => group)).toEqual(['theirs', 'ours']);
    expect(sums.ours).toEqual({ rows: 1, theirs: 0, ours: 0 });
  });

  it('agrees by its name, and is added to nothing that went out', () => {
    const [order, came] = [ours(), topup()];
    const { short, sums } = matched(
      [line(2, { ref: order.ref_id }), line(3, { ref: came.code })],
      [order, came],
    );
    expect(short.map(([group]) => group)).toEqual(['agrees', 'agrees']);
    expect(sums.agrees).toEqual({ rows: 2, theirs: 20_000, ours: 20_000 });
  });
});

describe('a minus in the file', () => {
  const onlyThere = (file: FileRow[], own: OurRow[] = []) => {
    const { matches, sums } = matched(file, own);
    const rows = matches.filter(({ group }) => group === 'theirs');
    return { amounts: rows.map(({ theirs }) => theirs?.amount), sum: sums.theirs.theirs };
  };
  const unknown = (row: number, amount: string) => line(row, { ref: `LAIN-${row}`, destination: '', amount });

  it('is taken from the sum of what only the file has', () => {
    const order = ours();
    const file = [line(2, { ref: order.ref_id }), unknown(3, '50.000'), unknown(4, '-30.000')];
    expect(onlyThere(file, [order])).toEqual({ amounts: [50_000, -30_000], sum: 20_000 });
    expect(onlyThere([unknown(2, '(7.777)')])).toEqual({ amounts: [-7777], sum: -7777 });
  });

  it('is what went out where the orders of the file stand with it, and what has none came back', () => {
    const order = ours();
    const file = [
      line(2, { ref: order.ref_id, amount: '-20.000' }),
      ...[unknown(3, '-50.000'), unknown(4, '30.000')],
    ];
    expect(matched(file, [order]).short[0]).toEqual(['agrees', 2, order.code]);
    expect(onlyThere(file, [order])).toEqual({ amounts: [50_000, -30_000], sum: 20_000 });
  });
});

describe('a row that takes back the one whose reference it repeats', () => {
  const outcomes = (file: FileRow[], own: OurRow[]) => {
    const { short, matches, sums } = matched(file, own);
    const amounts = matches.map(({ theirs }) => theirs?.amount);
    return { short, amounts, sums: [sums.agrees.theirs, sums.differs.theirs, sums.differs.ours] };
  };

  it.each([
    ['no sign', '20.000', '-20.000'],
    ['a minus', '-20.000', '20.000'],
  ])('has no order, and lowers the sum, where what went out has %s', (_sign, out, back) => {
    const [one, other] = [ours({ ref_id: 'INV-1' }), ours({ ref_id: 'INV-2' })];
    const file = [
      line(2, { ref: 'INV-1', amount: back }),
      line(3, { ref: 'INV-1', amount: out }),
      line(4, { ref: 'INV-2', amount: out }),
    ];
    const expected = {
      short: [
        ['differs', 2, one.code, 'duplicate'],
        ['agrees', 3, one.code],
        ['agrees', 4, other.code],
      ],
      amounts: [-20_000, 20_000, 20_000],
      sums: [40_000, -20_000, 0],
    };
    expect(outcomes(file, [one, other])).toEqual(expected);
    expect(outcomes([...file].reverse(), [other, one])).toEqual(expected);
  });

  it('gives the order to the row that went out, though neither agrees', () => {
    const [order, other] = [ours({ ref_id: 'INV-1' }), ours({ ref_id: 'INV-2' })];
    const file = [
      line(2, { ref: 'INV-1', amount: '-19.000' }),
      line(3, { ref: 'INV-1', amount: '19.000' }),
      line(4, { ref: 'INV-2' }),
    ];
    const { short, amounts, sums } = outcomes(file, [order, other]);
    expect(short.slice(0, 2)).toEqual([
      ['differs', 2, order.code, 'duplicate', 'amount'],
      ['differs', 3, order.code, 'amount'],
    ]);
    expect([amounts.slice(0, 2), sums]).toEqual([
      [-19_000, 19_000],
      [20_000, 0, 20_000],
    ]);
  });

  it('several of them stand as the file has them, beside the same row', () => {
    const [order, other] = [ours({ ref_id: 'INV-1' }), ours({ ref_id: 'INV-2' })];
    const file = [
      ...['-20.000', '-5.000', '20.000', '20.000'].map((amount, at) =>
        line(at + 2, { ref: 'INV-1', amount }),
      ),
      line(9, { ref: 'INV-2' }),
    ];
    const { matches } = matched(file, [order, other]);
    expect(matches.map(({ theirs, repeats }) => [theirs?.row, theirs?.amount, repeats])).toEqual([
      [2, -20_000, 4],
      [3, -5000, 4],
      [4, 20_000, null],
      [5, 20_000, 4],
      [9, 20_000, null],
    ]);
  });
});

describe('the days asked for', () => {
  it('leave rows of other days aside', () => {
    const before = ours({ date: '2026-10-31T05:00:00.000Z' });
    const { matches, outside } = matched(
      [line(2, { ref: before.ref_id, time: '31/10/2026 12:00' }), line(3, { time: '01/12/2026' })],
      [before],
    );
    expect(matches).toEqual([]);
    expect(outside).toBe(2);
  });

  it('contain every row of a file without times', () => {
    const file = [{ row: 2, ref: 'unknown', amount: '5000' }];
    expect(matched(file, []).short).toEqual([['theirs', 2, null]]);
  });
});

it('five thousand rows of one amount on one day are matched in a straight line', () => {
  const own = Array.from({ length: 5000 }, () => ours());
  const file = own.map((_, at) => line(at + 2, { time: '21/11/2026' }));
  expect(matched(file, own).sums.agrees.rows).toBe(5000);
});

it('a full file of one destination and day, no amount of it ours, is distinguished beside the one that is sure', () => {
  const own = Array.from({ length: 300 }, () => ours());
  const sure = ours({ destination: '089900001111' });
  const file = Array.from({ length: 5000 }, (_, at) => line(at + 2, { amount: String(30_000 + at) }));
  const { sums, short } = matched(
    [...file, line(9000, { destination: '089900001111', amount: '20.500' })],
    [...own, sure],
  );
  expect([sums.agrees.rows, sums.theirs.rows, sums.ours.rows]).toEqual([0, 5000, 300]);
  expect(short.filter(([group]) => group === 'differs')).toEqual([['differs', 9000, sure.code, 'amount']]);
});
