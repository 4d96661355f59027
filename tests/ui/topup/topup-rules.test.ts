import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../src/core/contract/payment';
import { rupiah } from '../../../src/core/format/money';
import { type ErrorCode, errors } from '../../../src/core/text/errors';
import { ApiError, ownError } from '../../../src/platform/web/api-error';
import { mayHaveHappened } from '../../../src/platform/web/unanswered-orders';
import { errorsFrom, errorsOf } from '../../../src/topics/topup/web/topup-form/check-topup';
import {
  boundsText,
  closedText,
  feeText,
  groupsOf,
  lowestFee,
} from '../../../src/topics/topup/web/topup-form/method-state';
import { draftOf } from '../../../src/topics/topup/web/topup-form/topup-draft';
import { fileError } from '../../../src/topics/topup/web/topup-payment/proof-file';
import { qrDrawing } from '../../../src/ui/qr-drawing';

const method = (part: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code: 'BCAVA',
  name: 'BCA Virtual Account',
  kind: 'va',
  group: 'Virtual Account',
  note: '',
  fee_flat: 3_850,
  fee_bps: 0,
  fee_bearer: 1,
  min: 10_000,
  max: 100_000_000,
  expiry_minutes: 1_440,
  use_unique_code: false,
  open_hours: null,
  is_open: true,
  opens_at: null,
  is_maintenance: false,
  instructions: [],
  ...part,
});
const qris = method({
  code: 'QRIS',
  name: 'QRIS',
  group: 'QRIS',
  fee_flat: 750,
  fee_bps: 70,
  max: 10_000_000,
});
const night = Date.parse('2026-11-20T22:00:00Z');
const manual = method({
  code: 'MANUAL_BCA',
  name: 'Transfer BCA',
  group: 'Transfer Manual',
  use_unique_code: true,
  fee_flat: 0,
  is_open: false,
  opens_at: '2026-11-21T06:00:00+07:00',
});
const refusal = (code: ErrorCode, parts: Partial<ApiError> = {}) =>
  new ApiError({ status: errors[code].status, code, message: 'Ditolak.', ...parts });

describe('an amount of one’s own', () => {
  it('is refused below the minimum and between the steps, in words', () => {
    expect(errorsOf(5_000, method(), night).amount).toBe(`Minimal top up ${rupiah(10_000)}.`);
    expect(errorsOf(10_500, method(), night).amount).toBe(`Nominal harus kelipatan ${rupiah(1_000)}.`);
    expect(errorsOf(0, method(), night).amount).toBe('Pilih atau isi nominal top up.');
    expect(errorsOf(50_000, method(), night)).toEqual({});
  });

  it('is read from storage only when it can be understood', () => {
    expect(draftOf({ amount: 50_000, method: 'QRIS' })).toEqual({ amount: 50_000, method: 'QRIS' });
    expect(draftOf({ amount: ['lima'], method: 'QRIS' })).toBeUndefined();
    expect(draftOf(undefined)).toBeUndefined();
  });
});

describe('a method of payment', () => {
  it('says what it costs, as a rule before an amount is known and as a sum after', () => {
    expect(feeText(method(), 0)).toBe(`Biaya ${rupiah(3_850)}`);
    expect(feeText(qris, 0)).toBe(`Biaya ${rupiah(750)} + 0,7\u00a0%`);
    expect(feeText(qris, 500_000)).toBe(`Biaya ${rupiah(4_250)}`);
    expect(feeText(method({ fee_bearer: 2 }), 500_000)).toBe('Tanpa biaya');
    expect(feeText(manual, 0)).toBe('Tanpa biaya, ditambah kode unik');
  });

  it('that is closed says when it opens, with the day when that is not today', () => {
    expect(closedText(manual, night)).toBe('Tutup, buka lagi 06:00 WIB');
    expect(closedText(manual, Date.parse('2026-11-20T16:00:00Z'))).toBe(
      'Tutup, buka lagi 21 Nov 2026 06:00 WIB',
    );
    expect(closedText(method({ is_maintenance: true }), night)).toBe('Sedang maintenance');
    expect(closedText(method(), night)).toBeNull();
    expect(errorsOf(50_000, manual, night).method).toBe('Tutup, buka lagi 06:00 WIB');
  });

  it('says which of its bounds an amount misses', () => {
    expect(boundsText(qris, 10_001_000)).toBe(`Maksimal ${rupiah(10_000_000)} untuk metode ini.`);
    expect(boundsText(method({ min: 50_000 }), 20_000)).toBe(`Minimal ${rupiah(50_000)} untuk metode ini.`);
    expect(boundsText(qris, 0)).toBeNull();
    expect(errorsOf(11_000_000, qris, night)).toEqual({
      method: `Maksimal ${rupiah(10_000_000)} untuk metode ini.`,
    });
  });

  const day = Date.parse('2026-11-21T05:00:00Z');
  const bri = method({ code: 'BRIVA', fee_flat: 1_750 });
  const free = { ...qris, fee_bearer: 2 as const };
  const transfer = { ...manual, is_open: true, opens_at: null };
  const order = (methods: PaymentMethod[], amount: number, now = day) =>
    groupsOf(methods, amount, now).map(({ methods: members }) => members.map(({ code }) => code).join(' '));

  it('stands in its group, the cheapest first, what cannot be used now last', () => {
    expect(order([method(), bri, qris], 50_000)).toEqual(['QRIS', 'BRIVA BCAVA']);
    expect(order([method(), bri, qris], 500_000)).toEqual(['BRIVA BCAVA', 'QRIS']);
    expect(order([transfer, method(), free], 0)).toEqual(['QRIS', 'MANUAL_BCA', 'BCAVA']);
    expect(order([manual, free, bri], 20_000_000, night)).toEqual(['BRIVA', 'QRIS', 'MANUAL_BCA']);
  });

  it('is called the cheapest only where another one that can be used costs more', () => {
    expect(lowestFee([method(), bri, qris], 50_000, day)).toBe(1_100);
    expect(lowestFee([method(), bri, qris], 500_000, day)).toBe(1_750);
    expect(lowestFee([method(), bri], 0, day)).toBeNull();
    expect(lowestFee([bri, { ...bri, code: 'BNIVA' }], 50_000, day)).toBeNull();
    expect(lowestFee([bri, qris], 20_000_000, day)).toBeNull();
  });
});

describe('a refused top up', () => {
  it('is shown beside what it concerns', () => {
    expect(errorsFrom(refusal('TOPUP_BELOW_MIN'))).toEqual({ amount: 'Ditolak.' });
    expect(errorsFrom(refusal('TOPUP_METHOD_CLOSED'))).toEqual({ method: 'Ditolak.' });
    expect(errorsFrom(refusal('VALIDATION_FAILED', { errors: { amount: ['Terlalu kecil.'] } }))).toEqual({
      amount: 'Terlalu kecil.',
    });
    expect(errorsFrom(refusal('TOPUP_UNPAID_LIMIT'))).toBeNull();
  });

  it('keeps its key only while it may have been made', () => {
    expect(mayHaveHappened(ownError('TIMEOUT'))).toBe(true);
    expect(mayHaveHappened(refusal('PAYMENT_UNAVAILABLE'))).toBe(true);
    expect(mayHaveHappened(refusal('TOPUP_UNPAID_LIMIT'))).toBe(false);
    expect(mayHaveHappened(refusal('TOPUP_METHOD_MAINTENANCE'))).toBe(false);
  });
});

it('a proof is a picture or a PDF of 2 MB at most', () => {
  expect(fileError({ type: 'image/png', size: 2 * 1024 * 1024 })).toBeNull();
  expect(fileError({ type: 'application/pdf', size: 10 })).toBeNull();
  expect(fileError({ type: 'image/gif', size: 10 })).toBe('Format berkas harus JPG, PNG, atau PDF.');
  expect(fileError({ type: 'image/png', size: 2 * 1024 * 1024 + 1 })).toBe('Ukuran berkas maksimal 2 MB.');
});

it('a QR code is drawn with four modules of quiet zone on each side', () => {
  const { size, path } = qrDrawing('00020101021226');
  const columns = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => [x, y, run].map(Number));
  expect(Math.min(...columns.map(([x = 0]) => x))).toBe(4);
  expect(Math.min(...columns.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...columns.map(([x = 0, , run = 0]) => x + run))).toBe(size - 4);
});
