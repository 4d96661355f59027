import type { Sealing } from '../../platform/vault/service';
import { contextOf as accountContext, numberDigest } from '../../topics/bank-accounts/server/service';
import { contextOf as tokenContext } from '../../topics/developer-api/server/integration/tokens';
import { contextOf as webhookContext } from '../../topics/developer-api/server/webhook/secret';
import { nikDigest, contextOf as numberContext } from '../../topics/kyc/server/secrets';
import { contextOf as voucherContext } from '../../topics/orders/server/transaction/vouchers';
import { contextOf as deliveredContext } from '../../topics/panel-orders/server/delivered';
import { context as codeContext, codeDigest } from '../../topics/suppliers/server/code-stock/service';

type Row = Readonly<Record<string, string>>;

/** An encrypted column: its row, encryption context and lookup digests. */
export interface SealedColumn {
  table: string;
  id: string;
  column: string;
  reads?: readonly string[];
  context: (row: Row) => string;
  digest?: { column: string; of: (vault: Sealing, row: Row, plain: string) => string };
}

/** All encrypted columns; `tests/server/platform/operating/key-rotation.test.ts` finds missing ones. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    ...{ table: 'kycs', id: 'partner_id', column: 'nik_sealed' },
    context: ({ partner_id = '' }) => numberContext(partner_id, 'nik'),
    digest: { column: 'nik_digest', of: (vault, _row, nik) => nikDigest(vault, nik) },
  },
  {
    ...{ table: 'kycs', id: 'partner_id', column: 'npwp_sealed' },
    context: ({ partner_id = '' }) => numberContext(partner_id, 'npwp'),
  },
  {
    ...{ table: 'kycs', id: 'partner_id', column: 'account_number_sealed' },
    context: ({ partner_id = '' }) => numberContext(partner_id, 'account_number'),
  },
  {
    ...{ table: 'bank_accounts', id: 'id', column: 'number_sealed', reads: ['partner_id', 'bank_code'] },
    context: ({ partner_id = '', id = '' }) => accountContext(partner_id, id),
    digest: {
      column: 'number_digest',
      of: (vault, { bank_code = '' }, number) => numberDigest(vault, bank_code, number),
    },
  },
  {
    ...{ table: 'panel_codes', id: 'id', column: 'sealed', reads: ['partner_id', 'product_id', 'digest'] },
    context: ({ partner_id = '', product_id = '' }) => codeContext(partner_id, product_id),
    digest: {
      column: 'digest',
      // Digests from before they included the shop are rebuilt when codes are added.
      of: (vault, { partner_id = '', digest = '' }, code) =>
        digest.includes(':') ? codeDigest(vault, partner_id, code) : digest,
    },
  },
  {
    ...{ table: 'panel_orders', id: 'id', column: 'sn_sealed' },
    context: ({ id = '' }) => deliveredContext(id),
  },
  {
    ...{ table: 'transactions', id: 'id', column: 'voucher_sealed' },
    context: ({ id = '' }) => voucherContext(id),
  },
  {
    ...{ table: 'access_tokens', id: 'id', column: 'secret_sealed' },
    context: ({ id = '' }) => tokenContext(id),
  },
  {
    ...{ table: 'access_tokens', id: 'id', column: 'previous_sealed' },
    context: ({ id = '' }) => tokenContext(id),
  },
  {
    ...{ table: 'webhook_endpoints', id: 'id', column: 'secret_sealed' },
    context: ({ id = '' }) => webhookContext(id),
  },
  {
    ...{ table: 'webhook_endpoints', id: 'id', column: 'old_secret_sealed' },
    context: ({ id = '' }) => webhookContext(id),
  },
];
