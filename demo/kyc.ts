import { v7 } from 'uuid';
import { KYC } from '../src/core/states';
import type { Db } from '../src/platform/db/client';
import type { PrivateFileService } from '../src/platform/files/private/service';
import type { VaultService } from '../src/platform/vault/service';
import type { KycInput, KycValues } from '../src/topics/kyc/contract/kyc';
import { businessDaysAfter } from '../src/topics/kyc/domain/due';
import { sealSecrets } from '../src/topics/kyc/server/secrets';
import type { Account } from './accounts';
import { readCsv } from './csv';
import { drawIdentityCard, drawSelfie } from './pictures';
import type { Tables } from './tables';
import { HOUR, iso } from './time';

export interface KycDeps {
  vault: VaultService;
  privateFile: Pick<PrivateFileService, 'adopt'>;
}

interface DemoKyc {
  email: string;
  gender: 'male' | 'female';
  birth_date: string;
  birth_place: string;
  /** `32.73.01`: first part of the village code. */
  district: string;
  village: string;
  address: string;
  postal_code: string;
  bank_code: KycValues['bank_code'];
  volume: KycValues['est_monthly_volume'];
  submitted_hours_ago: number;
  rejected: string[];
  /** Drawing photos is slow, so only a few accounts have them. */
  has_photos: boolean;
}

export async function addKyc(
  tables: Tables,
  accounts: readonly Account[],
  { db, deps, now }: { db: Db; deps: KycDeps; now: number },
): Promise<void> {
  const drawings = [
    ['ktp_photo', await drawIdentityCard()] as const,
    ['selfie_photo', await drawSelfie()] as const,
  ];
  const all = readCsv<DemoKyc>('kyc', { numbers: 'submitted_hours_ago', lists: 'rejected' });
  for (const [at, one] of all.entries()) {
    const account = accounts.find(({ email }) => email === one.email);
    if (!account) continue;
    tables.add('kycs', [kycRow(one, at, account, deps.vault, now)]);
    if (!one.has_photos) continue;
    const { partnerId, owner } = account;
    for (const [kind, drawing] of drawings) {
      const file = { partnerId, userId: owner.userId, purpose: 'kyc' as const, name: kind.replace('_', '-') };
      const { id } = await deps.privateFile.adopt(db, file, drawing);
      tables.add('kyc_photos', [{ partner_id: partnerId, kind, file_id: id }]);
    }
  }
}

function kycRow(one: DemoKyc, at: number, account: Account, vault: VaultService, now: number) {
  const { partnerId, owner, kycStatus } = account;
  const submittedAt = now - one.submitted_hours_ago * HOUR;
  const typed: KycInput = {
    nik: nikOf(one, at),
    account_number: `70${String(31_415_926 + at * 2_718_281).slice(0, 8)}`,
  };
  return {
    ...{ partner_id: partnerId, version: 1, values: valuesOf(one, owner.name) },
    ...sealSecrets(vault, partnerId, typed, undefined),
    reject_reasons: one.rejected,
    ...{ saved_at: iso(submittedAt), saved_by: owner.userId, submission_id: v7() },
    ...{ submitted_at: iso(submittedAt), sla_due_at: businessDaysAfter(iso(submittedAt), 3) },
    reviewed_at: kycStatus === KYC.submitted ? null : iso(submittedAt + 20 * HOUR),
  };
}

function valuesOf(one: DemoKyc, person: string): KycValues {
  const { birth_date, birth_place, gender, address, postal_code, bank_code, district, village } = one;
  return {
    ...{ birth_date, birth_place, gender, address, postal_code, bank_code },
    ...{ account_type: 1, full_name: person, occupation: 'self-employed', rt: '004', rw: '012' },
    ...{ province_id: district.slice(0, 2), city_id: district.slice(0, 5), district_id: district },
    ...{ village_id: `${district}.${village}`, same_as_ktp: true, account_holder: person },
    ...{ business_channel: ['whatsapp', 'counter'], est_monthly_volume: one.volume },
  };
}

/** A fictitious but valid NIK: district, birth date (women: day + 40), number. */
function nikOf({ district, birth_date, gender }: DemoKyc, at: number): string {
  const [year = '', month = '', day = ''] = birth_date.split('-');
  const written = Number(day) + (gender === 'female' ? 40 : 0);
  const number = String(at + 1)
    .padStart(4, '0')
    .replace('0009', '0109');
  return `${district.replaceAll('.', '')}${String(written).padStart(2, '0')}${month}${year.slice(2)}${number}`;
}
