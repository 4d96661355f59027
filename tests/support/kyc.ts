import sharp from 'sharp';
import type { Database } from '../../src/platform/db/client';
import { KYC_PHOTO_PATH, type KycInput, type KycState } from '../../src/topics/kyc/contract/kyc';
import type { PhotoKind } from '../../src/topics/kyc/domain/photos';
import type { Answer, Client } from './client';
import { query } from './query';
import type { TestServer } from './server';

export const KYC = '/v1/crm/complete-kyc';

export const personForm: KycInput = {
  account_type: 1,
  full_name: 'Sari Wulandari',
  nik: '3273015704910001',
  birth_place: 'Bandung',
  birth_date: '1991-04-17',
  gender: 'female',
  occupation: 'self-employed',
  address: 'Jl. Sukarasa Raya No. 18',
  rt: '004',
  rw: '012',
  province_id: '32',
  city_id: '32.73',
  district_id: '32.73.01',
  village_id: '32.73.01.1001',
  postal_code: '40152',
  same_as_ktp: true,
  bank_code: '014',
  account_number: '7031415926',
  account_holder: 'Sari Wulandari',
  business_channel: ['whatsapp', 'counter'],
  est_monthly_volume: '10m-50m',
};

export const companyForm: KycInput = {
  ...personForm,
  account_type: 2,
  npwp: '012345678901000',
  company_name: 'PT Sari Digital Nusantara',
  nib: '1234567890123',
  director_name: 'Hendra Gunawan',
};

/** A coloured photo; `grey` simulates a photocopy. */
export async function photoOf(
  width: number,
  height: number,
  { grey = false, format = 'jpeg' as 'jpeg' | 'png' } = {},
) {
  const colours = ['#8fc4e3', '#c0392b', '#24506b', '#e8b98f'];
  const bars = Array.from(
    { length: 16 },
    (_, at) =>
      `<rect x="${(at * width) / 16}" width="${width / 20}" height="${height}" fill="${colours[at % 4]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f4f6f7"/>${bars.join('')}</svg>`;
  const image = sharp(Buffer.from(svg)).flatten();
  return (grey ? image.greyscale().toColourspace('srgb') : image)[format]().toBuffer();
}

export async function sendPhoto(
  { url, token }: Client,
  kind: PhotoKind | string,
  bytes: Buffer,
  { name = 'foto.jpg', type = 'image/jpeg', part = 'file' } = {},
): Promise<Answer> {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${url}${KYC_PHOTO_PATH}?kind=${kind}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Fills in and submits everything; returns the answer. */
export async function submitAll(client: Client, form: KycInput = personForm): Promise<Answer> {
  const { body } = await client.get(KYC);
  const saved = await client.put(`${KYC}/draft`, { version: body.data.version, values: form });
  const photo = await photoOf(800, 600);
  for (const kind of ['ktp_photo', 'selfie_photo']) await sendPhoto(client, kind, photo);
  const { version } = saved.body.data;
  return client.post(KYC, { version, consent_pdp: true, consent_true: true });
}

/** Calls and lookups of a test file; `now` is evaluated at each call. */
export const kycTalk = (now: () => { server: TestServer; client: Client }) => ({
  state: async (by = now().client): Promise<KycState> => (await by.get(KYC)).body.data,
  save: (version: number, values: object, by = now().client): Promise<Answer> =>
    by.put(`${KYC}/draft`, { version, values }),
  submit: (version: number, consents: object = {}): Promise<Answer> =>
    now().client.post(KYC, { version, consent_pdp: true, consent_true: true, ...consents }),
  partnerOf: async (email: string): Promise<string> => {
    const rows = await query(now().server.database, 'select partner_id from users where email = $1', [email]);
    return String(rows[0]?.partner_id);
  },
  activities: (code: string) =>
    query(now().server.database, 'select actor_type, object, before, after from activities where code = $1', [
      code,
    ]),
});

/** Removes all submissions. */
export async function forgetKycs(database: Database): Promise<void> {
  for (const table of ['kyc_photos', 'kycs', 'activities', 'notifications', 'messages', 'quotas']) {
    await query(database, `delete from ${table}`);
  }
  await query(database, 'update partners set kyc_status = 0, kyc_reject_description = null');
  // Two unverified users, who cannot submit.
  await query(database, `update users set phone_verified_at = now() where email = 'telepon@demo.test'`);
  await query(database, `update users set pin_hash = null where email = 'baru@demo.test'`);
}
