import type { TransferAccount } from './methods';

const holder = 'PT Lumbung Digital Niaga';

export const demoTransferAccounts: readonly TransferAccount[] = [
  { bank: 'BCA', number: '0357012846', holder },
  { bank: 'BRI', number: '003801002746308', holder },
  { bank: 'BNI', number: '0182746351', holder },
  { bank: 'Mandiri', number: '1240010927364', holder },
];
