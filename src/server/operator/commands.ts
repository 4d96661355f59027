import type { Command } from './command';
import { backupCommands } from './commands/backup';
import { balanceCommands } from './commands/balance';
import { feedbackCommands } from './commands/feedback';
import { kycCommands } from './commands/kyc';
import { noticeCommands } from './commands/notice';
import { panelCommands } from './commands/panel';
import { panelOrderCommands } from './commands/panel-order';
import { personCommands } from './commands/person';
import { pinCommands } from './commands/pin';
import { productCommands } from './commands/product';
import { referralCommands } from './commands/referral';
import { supplierCommands } from './commands/supplier';
import { supplierCatalogueCommands } from './commands/supplier-catalogue';
import { ticketCommands } from './commands/ticket';
import { topupCommands } from './commands/topup';
import { withdrawalCommands } from './commands/withdrawal';

export const commands: readonly Command[] = [
  ...kycCommands,
  ...topupCommands,
  ...panelCommands,
  ...panelOrderCommands,
  ...withdrawalCommands,
  ...referralCommands,
  ...ticketCommands,
  ...feedbackCommands,
  ...balanceCommands,
  ...personCommands,
  ...pinCommands,
  ...productCommands,
  ...supplierCommands,
  ...supplierCatalogueCommands,
  ...noticeCommands,
  ...backupCommands,
];
