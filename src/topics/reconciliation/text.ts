import type { Outcome } from './domain/cells';
import type { Reason } from './domain/compare';
import type { Group } from './domain/match';

export const groupWords: Readonly<Record<Group, string>> = {
  agrees: 'Cocok',
  differs: 'Berbeda',
  ours: 'Hanya di sini',
  theirs: 'Hanya di berkas',
};

const reasonWords: Readonly<Record<Reason, string>> = {
  duplicate: 'Tercatat ganda di berkas',
  amount: 'Jumlah berbeda',
  refunded: 'Sudah direfund',
  status: 'Status berbeda',
  destination: 'Tujuan berbeda',
  time: 'Waktu berbeda',
  reference: 'Referensi berbeda',
};
export const reasonWord = (reason: Reason): string => reasonWords[reason];

const outcomeWords: Readonly<Record<Outcome, string>> = {
  pending: 'Pending',
  success: 'Berhasil',
  failed: 'Gagal',
  refund: 'Refund',
};
export const outcomeWord = (outcome: Outcome): string => outcomeWords[outcome];
