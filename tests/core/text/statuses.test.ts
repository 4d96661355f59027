import { describe, expect, it } from 'vitest';
import {
  brandStatus,
  domainStatus,
  itemStatus,
  panelStatus,
  planChargeStatus,
  sslStatus,
  topupStatus,
  transactionStatus,
} from '../../../src/core/text/statuses';
import { reasonText } from '../../../src/topics/orders/text/failure-reason';

describe('the status number of a transaction (specification 4)', () => {
  it.each([
    [1, 0, 'Pending', 'wait'],
    [2, 0, 'Berhasil', 'ok'],
    [3, 0, 'Batal', 'off'],
    [4, 1, 'Refund', 'back'],
    [4, 2, 'Refund', 'back'],
    [4, 0, 'Error', 'bad'],
    [4, 3, 'Error', 'bad'],
    [0, 0, 'Error', 'bad'],
    [5, 1, 'Error', 'bad'],
    [2, 1, 'Berhasil', 'ok'],
  ])('%d with refunded %d is %s', (status, refunded, word, tone) => {
    expect(transactionStatus(status, refunded)).toMatchObject({ word, tone });
  });
});

describe('the other states keep their own maps', () => {
  it('a top-up has six', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((status) => topupStatus(status).word)).toEqual([
      'Menunggu Pembayaran',
      'Berhasil',
      'Kedaluwarsa',
      'Batal',
      'Menunggu Verifikasi',
      'Ditolak',
      'Error',
    ]);
  });

  it('a brand in its cut-off window says so, unless it is disturbed or closed anyway', () => {
    expect(brandStatus(1, false).word).toBe('Normal');
    expect(brandStatus(1, true).word).toBe('Cut Off');
    expect(brandStatus(2, true).word).toBe('Gangguan');
    expect(brandStatus(4, true).word).toBe('Nonaktif');
  });

  it('an item is available, disturbed, empty or cut off', () => {
    expect([1, 2, 3, 4].map((status) => itemStatus(status).word)).toEqual([
      'Tersedia',
      'Gangguan',
      'Kosong',
      'Cut Off',
    ]);
  });

  it('a panel is Pending, Aktif or Rejected, and no panel has no badge', () => {
    expect([1, 2, 3].map((status) => panelStatus(status)?.word)).toEqual(['Pending', 'Aktif', 'Rejected']);
    expect(panelStatus(0)).toBeNull();
  });

  it('a domain of one’s own is pointed nowhere, on its way or active; its certificate follows', () => {
    expect([1, 2, 3].map((status) => domainStatus(status).word)).toEqual([
      'Belum diarahkan',
      'Menunggu DNS',
      'Aktif',
    ]);
    expect([1, 2].map((status) => sslStatus(status).word)).toEqual(['Menunggu', 'Aktif']);
  });

  it('a renewal is taken, or the balance is short', () => {
    expect([1, 2].map((result) => planChargeStatus(result).word)).toEqual(['Berhasil', 'Saldo tidak cukup']);
  });

  it('an unknown reason still says something true', () => {
    expect(reasonText('NOMOR_SALAH')).toBe('Nomor atau ID tujuan salah');
    expect(reasonText('SOMETHING_NEW')).toBe('Pesanan tidak dapat diproses');
  });
});
