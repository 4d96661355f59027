import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { KycInput, KycValues } from '../../src/core/contract/kyc';
import { businessDaysAfter } from '../../src/core/kyc/due';
import type { PhotoKind } from '../../src/core/kyc/photos';
import type { Db } from '../db/client';
import { partners, users } from '../db/schema/identity';
import { kycPhotos, kycs } from '../db/schema/kyc';
import type { PrivateFileService } from '../modules/ground/private-file/service';
import type { VaultService } from '../modules/ground/vault/service';
import { sealSecrets } from '../modules/people/kyc/secrets';
import { insertRows } from './insert-rows';
import { type DemoKyc, demoKycs } from './kyc-people';
import { drawIdentityCard, drawSelfie } from './kyc-pictures';
import type { Drawing } from './panel-pictures';

const HOUR = 3_600_000;
const PENDING = 1;

/** What seals numbers and keeps photos, as for everybody. */
export interface KycDoors {
  vault: VaultService;
  privateFile: Pick<PrivateFileService, 'adopt'>;
}

interface Owner {
  userId: string;
  partnerId: string;
  person: string;
  status: number;
}

/** What demo partners handed in: their numbers, photos, and the judgement. `now` is milliseconds since 1970. */
export async function seedKyc(db: Db, doors: KycDoors, now: number): Promise<void> {
  const owners = await readOwners(db);
  const drawings: [PhotoKind, Drawing][] = [
    ['ktp_photo', await drawIdentityCard()],
    ['selfie_photo', await drawSelfie()],
  ];
  const rows: (typeof kycs.$inferSelect)[] = [];
  const photos: (typeof kycPhotos.$inferInsert)[] = [];
  for (const [at, one] of demoKycs.entries()) {
    const owner = owners.get(one.email);
    if (!owner) continue;
    rows.push(rowOf(one, at, owner, doors.vault, now));
    if (!one.photos) continue;
    const { partnerId, userId } = owner;
    for (const [kind, drawing] of drawings) {
      const file = { partnerId, userId, purpose: 'kyc' as const, name: kind.replace('_', '-') };
      const { id } = await doors.privateFile.adopt(db, file, drawing);
      photos.push({ partner_id: partnerId, kind, file_id: id });
    }
  }
  await insertRows(db, kycs, rows);
  await insertRows(db, kycPhotos, photos);
}

async function readOwners(db: Db): Promise<Map<string, Owner>> {
  const rows = await db
    .select({
      email: users.email,
      userId: users.id,
      partnerId: partners.id,
      person: users.name,
      status: partners.kyc_status,
    })
    .from(users)
    .innerJoin(partners, eq(partners.id, users.partner_id))
    .where(and(eq(users.role, 'owner')));
  return new Map(rows.map(({ email, ...owner }) => [email, owner]));
}

function rowOf(
  one: DemoKyc,
  at: number,
  owner: Owner,
  vault: VaultService,
  now: number,
): typeof kycs.$inferSelect {
  const submitted = new Date(now - one.submitted * HOUR).toISOString();
  const typed: KycInput = {
    nik: nikOf(one, at),
    account_number: `70${String(31_415_926 + at * 2_718_281).slice(0, 8)}`,
  };
  return {
    partner_id: owner.partnerId,
    version: 1,
    values: valuesOf(one, owner.person),
    ...sealSecrets(vault, owner.partnerId, typed, undefined),
    reject_reasons: [...(one.rejected ?? [])],
    saved_at: submitted,
    saved_by: owner.userId,
    submission_id: v7(),
    submitted_at: submitted,
    sla_due_at: businessDaysAfter(submitted, 3),
    reviewed_at: owner.status === PENDING ? null : new Date(Date.parse(submitted) + 20 * HOUR).toISOString(),
  };
}

function valuesOf(one: DemoKyc, person: string): KycValues {
  const { birth_date, birth_place, gender, address, postal_code, bank_code, district, village, volume } = one;
  return {
    ...{ birth_date, birth_place, gender, address, postal_code, bank_code },
    account_type: 1,
    full_name: person,
    occupation: 'self-employed',
    rt: '004',
    rw: '012',
    province_id: district.slice(0, 2),
    city_id: district.slice(0, 5),
    district_id: district,
    village_id: `${district}.${village}`,
    same_as_ktp: true,
    account_holder: person,
    business_channel: ['whatsapp', 'counter'],
    est_monthly_volume: volume,
  };
}

/** Made up, but whole: place of the district, birth date (women: day + 40), number. */
function nikOf({ district, birth_date, gender }: DemoKyc, at: number): string {
  const [year = '', month = '', day = ''] = birth_date.split('-');
  const written = Number(day) + (gender === 'female' ? 40 : 0);
  const number = String(at + 1)
    .padStart(4, '0')
    .replace('0009', '0109');
  return `${district.replaceAll('.', '')}${String(written).padStart(2, '0')}${month}${year.slice(2)}${number}`;
}
