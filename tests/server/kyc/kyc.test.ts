import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import {
  companyForm,
  forgetKycs,
  KYC,
  kycTalk,
  personForm,
  photoOf,
  sendPhoto,
  submitAll,
} from '../../support/kyc';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

describe('verification of an identity', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts', env: { AUTO_REVIEW_SECONDS: '0' } });
    client = await server.signIn('baru@demo.test');
  });
  afterAll(() => server.close());
  beforeEach(() => forgetKycs(server.database));

  const { state, save, submit, partnerOf, activities } = kycTalk(() => ({ server, client }));
  const givePin = () =>
    query(
      server.database,
      `update users set pin_hash = (select pin_hash from users where email = 'lain@demo.test')
     where email = 'baru@demo.test'`,
    );

  describe('a draft', () => {
    it('is empty before anything was typed', async () => {
      expect(await state()).toEqual({
        status: 0,
        version: 0,
        values: {},
        masked: { nik: null, npwp: null, account_number: null },
        photos: [],
        regions: {},
        warnings: [],
        reject_reasons: [],
        reject_fields: [],
        reject_note: null,
        saved_at: null,
        submitted_at: null,
        reviewed_at: null,
        sla_due_at: null,
      });
    });

    it('keeps what was typed so far, a part at a time, also for the next session', async () => {
      await save(0, { full_name: '  Bagas Pratama ', account_type: 1, province_id: '32' });
      await save(1, { birth_place: 'Bandung', full_name: undefined, nik: '3273' });
      const later = await server.signIn('baru@demo.test');
      expect(await state(later)).toMatchObject({
        version: 2,
        values: { full_name: 'Bagas Pratama', account_type: 1, province_id: '32', birth_place: 'Bandung' },
        regions: { 32: 'Jawa Barat' },
      });
    });

    it('is emptied field by field', async () => {
      await save(0, { full_name: 'Bagas', nik: '3273015704910001', rt: '001' });
      const { body } = await save(1, { full_name: null, nik: null, rt: '' });
      expect(body.data).toMatchObject({ version: 2, values: {}, masked: { nik: null } });
    });

    it('is not overwritten by a tab that has not seen the newest', async () => {
      await save(0, { full_name: 'Bagas' });
      const { status, body } = await save(0, { full_name: 'Bagas Lain' });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'VERSION_CONFLICT',
        details: { updated_by: 'Bagas Pratama', current: { version: 1, values: { full_name: 'Bagas' } } },
      });
      expect((await state()).values.full_name).toBe('Bagas');
    });

    it('saved by two tabs at once is saved by one of them', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map((at) => save(0, { full_name: `Nama ${at}` })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    });

    it('refuses what does not belong into it', async () => {
      expect((await save(0, { saldo: 1 })).status).toBe(400);
      expect((await save(0, { kyc_status: 2 })).status).toBe(400);
      expect((await save(0, { occupation: 'raja' })).body.code).toBe('VALIDATION_FAILED');
      expect((await save(0, { full_name: 'x'.repeat(101) })).body.code).toBe('VALIDATION_FAILED');
      expect((await state()).version).toBe(0);
    });

    it('warns when the NIK says another birth date or gender', async () => {
      await save(0, { nik: personForm.nik, birth_date: '1990-04-17', gender: 'male' });
      expect((await state()).warnings.map(({ field }) => field)).toEqual(['birth_date', 'gender']);
    });

    it('belongs to the owner: a sub-account sees and does nothing of it', async () => {
      const cashier = await server.signIn('kasir@demo.test');
      const answers = [
        await cashier.get(KYC),
        await save(0, { full_name: 'Kiki' }, cashier),
        await cashier.post(KYC, { version: 0, consent_pdp: true, consent_true: true }),
        await cashier.post(`${KYC}/reveal`, { field: 'nik', pin: '246810' }),
        await sendPhoto(cashier, 'ktp_photo', await photoOf(800, 600)),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    });
  });

  describe('secret numbers', () => {
    it('leave the server masked and stand encrypted in the database', async () => {
      const { nik, account_number } = personForm;
      const saved = await save(0, { nik, account_number, npwp: '012345678901000' });
      expect(saved.body.data.masked).toEqual({
        nik: '3273••••••••0001',
        npwp: '•••••••••••1000',
        account_number: '••••••5926',
      });
      expect(JSON.stringify(saved.body)).not.toContain(nik);
      const [row] = await query(server.database, 'select k::text as whole from kycs k');
      for (const number of [nik, account_number, '012345678901000']) {
        expect(String(row?.whole)).not.toContain(number);
      }
    });

    it('are shown whole for the PIN, and each view is in the activity log', async () => {
      await givePin();
      await save(0, { nik: personForm.nik });
      const reveal = (field: string, pin = '246810') => client.post(`${KYC}/reveal`, { field, pin });
      expect((await reveal('nik')).body.data).toEqual({ value: personForm.nik });
      expect((await reveal('nik', '111222')).body.code).toBe('WRONG_PIN');
      expect((await reveal('npwp')).status).toBe(404);
      expect((await reveal('full_name')).status).toBe(422);
      const seen = await activities('kyc.reveal');
      expect(seen).toEqual([{ actor_type: 'owner', object: 'NIK', before: null, after: null }]);
    });

    it('ask for a PIN before anything else', async () => {
      await save(0, { nik: personForm.nik });
      expect((await client.post(`${KYC}/reveal`, { field: 'nik', pin: '246810' })).body.code).toBe(
        'PIN_NOT_SET',
      );
    });
  });

  describe('a submission', () => {
    it('of a complete form waits for review, three business days at most', async () => {
      const { status, body } = await submitAll(client);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ status: 1, reject_reasons: [] });
      const { submitted_at, sla_due_at } = body.data;
      const days = (Date.parse(sla_due_at) - Date.parse(submitted_at)) / 86_400_000;
      expect([3, 4, 5]).toContain(days);
      expect((await client.get('/v1/crm/profile')).body.data).toMatchObject({
        kyc_pending: true,
        kyc_data: true,
        kyc_verified: false,
      });
      expect(await activities('kyc.submit')).toHaveLength(1);
    });

    it('says beside each field what is missing, and changes nothing', async () => {
      await save(0, { ...personForm, birth_date: '2015-01-01', nik: '9973015704910001', address: null });
      const { status, body } = await submit(1, { consent_true: false });
      expect(status).toBe(422);
      expect(body.code).toBe('VALIDATION_FAILED');
      expect(body.errors).toEqual({
        nik: ['NIK tidak valid: dua digit pertama bukan kode provinsi.'],
        birth_date: ['Usia minimal 17 tahun.'],
        address: ['Alamat wajib diisi.'],
        ktp_photo: ['Foto KTP wajib diisi.'],
        selfie_photo: ['Selfie dengan KTP wajib diisi.'],
        consent_true: ['Centang persetujuan ini untuk mengirim berkas.'],
      });
      expect(await state()).toMatchObject({ status: 0, version: 1, submitted_at: null });
    });

    it('of a region that does not exist is refused', async () => {
      await save(0, { ...personForm, district_id: '32.73.99', village_id: '32.73.99.1001' });
      const { body } = await submit(1);
      expect(body.errors).toMatchObject({
        district_id: ['Kecamatan tidak valid.'],
        village_id: ['Kelurahan/Desa tidak valid.'],
      });
    });

    it('of an old version is refused', async () => {
      await save(0, personForm);
      expect((await submit(0)).body.code).toBe('VERSION_CONFLICT');
    });

    it('closes the form and its photos', async () => {
      const { body } = await submitAll(client);
      const [photo] = body.data.photos;
      const answers = [
        await save(body.data.version, { full_name: 'Lain' }),
        await submit(body.data.version),
        await sendPhoto(client, 'ktp_photo', await photoOf(800, 600)),
        await client.delete(`${KYC}/photo/${photo.id}`),
      ];
      expect(answers.map(({ body: { code } }) => code)).toEqual(Array(4).fill('KYC_CLOSED'));
    });

    it('sent twice at once counts once', async () => {
      await save(0, personForm);
      const photo = await photoOf(800, 600);
      for (const kind of ['ktp_photo', 'selfie_photo']) await sendPhoto(client, kind, photo);
      const answers = await Promise.all([submit(1), submit(1), submit(1)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await activities('kyc.submit')).toHaveLength(1);
    });

    it('keeps nothing that was not asked in the end', async () => {
      const { npwp: _npwp, ...company } = companyForm;
      const activity = await sendPhoto(client, 'deed_file', await photoOf(800, 800));
      const { body } = await submitAll(client, { ...company, account_type: 1, domicile_rt: '001' });
      expect(body.data.values).not.toHaveProperty('company_name');
      expect(body.data.values).not.toHaveProperty('domicile_rt');
      expect(body.data.photos.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
        'ktp_photo',
        'selfie_photo',
      ]);
      expect((await client.get(`${KYC}/photo/${activity.body.data.id}`)).status).toBe(404);
    });

    it('does not reveal that a NIK is known, except to the reviewer', async () => {
      const [first, second] = [await server.signIn('telepon@demo.test'), client];
      expect((await submitAll(first)).status).toBe(200);
      expect((await submitAll(second)).status).toBe(200);
      const dossier = await server.services.kyc.show(await partnerOf('baru@demo.test'));
      expect(dossier.same_nik).toEqual([{ code: 'MTR-000006', name: 'Teguh Voucher', status: 1 }]);
    });
  });
});
