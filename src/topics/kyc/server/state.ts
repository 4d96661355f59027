import type { Db } from '../../../platform/db/client';
import type { VaultService } from '../../../platform/vault/service';
import type { KycState, KycValues } from '../contract/kyc';
import { kycLabels } from '../domain/fields';
import { nikWarnings } from '../domain/nik';
import { rejectReasons } from '../domain/reject-reasons';
import type { RegionService } from './region/service';
import { maskSecrets, openSecrets } from './secrets';
import { readPhotos, type Standing } from './store';

const REJECTED = 3;

export async function stateOf(
  db: Db,
  { vault, region }: { vault: VaultService; region: RegionService },
  { kyc, status, note, partner_id }: Standing,
): Promise<KycState> {
  const secrets = openSecrets(vault, kyc);
  const values = kyc?.values ?? {};
  const reasons = status === REJECTED ? (kyc?.reject_reasons ?? []) : [];
  const photos = await readPhotos(db, partner_id);
  const names = await region.names(regionCodes(values));
  return {
    status: status as KycState['status'],
    version: kyc?.version ?? 0,
    values,
    masked: maskSecrets(secrets),
    photos,
    regions: Object.fromEntries(names),
    warnings: nikWarnings(secrets.nik ?? '', { birthDate: values.birth_date, gender: values.gender }),
    reject_reasons: reasons,
    reject_fields: fieldsOf(reasons),
    reject_note: status === REJECTED ? note : null,
    saved_at: kyc?.saved_at ?? null,
    submitted_at: kyc?.submitted_at ?? null,
    reviewed_at: kyc?.reviewed_at ?? null,
    sla_due_at: kyc?.sla_due_at ?? null,
  };
}

export const regionCodes = (values: KycValues): string[] =>
  Object.entries(values).flatMap(([field, value]) =>
    /_(province|city|district|village)_id$/.test(`_${field}`) && typeof value === 'string' ? [value] : [],
  );

/** Unique, in the order of the form. */
function fieldsOf(reasons: KycState['reject_reasons']): string[] {
  const named = new Set<string>(reasons.map((code) => rejectReasons[code].field));
  return Object.keys(kycLabels).filter((field) => named.has(field));
}
