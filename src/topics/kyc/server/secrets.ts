import type { VaultService } from '../../../platform/vault/service';
import { type KycInput, type SecretField, secretFields } from '../contract/kyc';
import { maskNik, maskNumber } from '../domain/nik';
import type { KycRow, SealedColumns } from './store';

export type Secrets = Record<SecretField, string | null>;

/** Encryption context of a number. */
export const contextOf = (partnerId: string, field: SecretField): string => `kyc ${partnerId} ${field}`;

/** Finds the same NIK at other partners without revealing it. */
export const nikDigest = (vault: Pick<VaultService, 'digest'>, nik: string): string =>
  vault.digest(`nik ${nik}`);

export function openSecrets(
  vault: VaultService,
  kyc: (SealedColumns & Pick<KycRow, 'partner_id'>) | undefined,
): Secrets {
  const open = (field: SecretField): string | null => {
    const sealed = kyc?.[`${field}_sealed`];
    return kyc && sealed ? vault.openText(sealed, contextOf(kyc.partner_id, field)) : null;
  };
  return { nik: open('nik'), npwp: open('npwp'), account_number: open('account_number') };
}

/** Columns of newly typed numbers; omitted ones are unchanged. */
export function sealSecrets(
  vault: VaultService,
  partnerId: string,
  typed: KycInput,
  stored: (SealedColumns & Pick<KycRow, 'nik_digest'>) | undefined,
): SealedColumns & Pick<KycRow, 'nik_digest'> {
  const sealed = (field: SecretField): string | null => {
    const value = typed[field];
    if (value === undefined) return stored?.[`${field}_sealed`] ?? null;
    return value ? vault.sealText(value, contextOf(partnerId, field)) : null;
  };
  const digest = () => {
    if (typed.nik === undefined) return stored?.nik_digest ?? null;
    return typed.nik ? nikDigest(vault, typed.nik) : null;
  };
  return {
    nik_sealed: sealed('nik'),
    npwp_sealed: sealed('npwp'),
    account_number_sealed: sealed('account_number'),
    nik_digest: digest(),
  };
}

export const maskSecrets = ({ nik, npwp, account_number }: Secrets): Secrets => ({
  nik: nik && maskNik(nik),
  npwp: npwp && maskNumber(npwp),
  account_number: account_number && maskNumber(account_number),
});

export const isSecretField = (field: string): field is SecretField =>
  (secretFields as readonly string[]).includes(field);
