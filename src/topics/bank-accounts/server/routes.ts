import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import {
  addBankAccount,
  checkBankAccount,
  chooseBankAccount,
  listBankAccounts,
  removeBankAccount,
  replaceBankAccount,
} from '../contract';
import type { BankAccountService } from './service';

export function bankAccountRoutes(app: FastifyInstance, accounts: BankAccountService): void {
  serve(app, listBankAccounts, ({ actor }) => accounts.list(actor));
  serve(app, checkBankAccount, ({ actor, body }) => accounts.check(actor, body));
  serve(app, addBankAccount, ({ actor, body }) => accounts.add(actor, body));
  serve(app, replaceBankAccount, ({ actor, params, body }) => accounts.replace(actor, params.id, body));
  serve(app, chooseBankAccount, ({ actor, params }) => accounts.choose(actor, params.id));
  serve(app, removeBankAccount, ({ actor, params }) => accounts.remove(actor, params.id));
}
