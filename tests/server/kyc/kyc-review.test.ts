import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { forgetKycs, kycTalk, personForm, photoOf, sendPhoto, submitAll } from '../../support/kyc';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

describe('review of an identity', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts', env: { AUTO_REVIEW_SECONDS: '0' } });
    client = await server.signIn('baru@demo.test');
  });
  afterAll(() => server.close());
  beforeEach(() => forgetKycs(server.database));

  const { state, save, submit, partnerOf, activities } = kycTalk(() => ({ server, client }));
  describe('the reviewer', () => {
    let partner: string;
    const submissionOf = async (id: string) => {
      const [row] = await query(server.database, 'select submission_id from kycs where partner_id = $1', [
        id,
      ]);
      return String(row?.submission_id);
    };
    const { approve, reject, show, listPending } = {
      approve: async (id: string) => server.services.kyc.approve(id, await submissionOf(id)),
      reject: async (
        id: string,
        ...rest: [Parameters<TestServer['services']['kyc']['reject']>[2], string?]
      ) => server.services.kyc.reject(id, await submissionOf(id), ...rest),
      show: (id: string) => server.services.kyc.show(id),
      listPending: () => server.services.kyc.listPending(),
    };

    beforeEach(async () => {
      partner = await partnerOf('baru@demo.test');
      await submitAll(client);
    });

    it('sees who waits, and everything about one of them', async () => {
      expect(await listPending()).toMatchObject([
        { partner_id: partner, code: 'MTR-000002', name: 'Bagas Cell', full_name: 'Sari Wulandari' },
      ]);
      const dossier = await show(partner);
      expect(dossier.secrets).toEqual({ nik: personForm.nik, npwp: null, account_number: '7031415926' });
      expect(dossier.state.photos.map(({ kind }) => kind).sort()).toEqual(['ktp_photo', 'selfie_photo']);
      const photo = await server.services.kyc.photo(partner, 'ktp_photo');
      expect(photo.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect((await activities('kyc.view'))[0]).toMatchObject({ actor_type: 'admin' });
      expect((await activities('kyc.photo_view'))[0]).toMatchObject({
        actor_type: 'admin',
        object: 'Foto KTP',
      });
    });

    it('approves: the limit falls, and the partner is notified everywhere', async () => {
      await approve(partner);
      expect((await client.get('/v1/crm/profile')).body.data).toMatchObject({
        kyc_verified: true,
        kyc_pending: false,
        kyc_reject: false,
      });
      expect((await state()).reviewed_at).not.toBeNull();
      const news = await query(
        server.database,
        'select type, title, link from notifications where partner_id = $1',
        [partner],
      );
      expect(news).toContainEqual({
        type: 'KYC',
        title: 'Verifikasi berkas berhasil',
        link: '/dashboard',
      });
      const mails = await query(
        server.database,
        'select recipient, subject from messages where partner_id = $1',
        [partner],
      );
      expect(mails).toContainEqual({ recipient: 'baru@demo.test', subject: 'Verifikasi berkas berhasil' });
      expect(await activities('kyc.approve')).toHaveLength(1);
      expect(await listPending()).toEqual([]);
    });

    it('rejects with reasons: the form opens again with the old values and names the fields', async () => {
      await reject(
        partner,
        ['ACCOUNT_NAME_DIFFERS', 'KTP_BLURRED', 'KTP_CROPPED'],
        'Foto ulang di tempat terang.',
      );
      const rejected = await state();
      expect(rejected).toMatchObject({
        status: 3,
        reject_reasons: ['ACCOUNT_NAME_DIFFERS', 'KTP_BLURRED', 'KTP_CROPPED'],
        reject_fields: ['ktp_photo', 'account_holder'],
        reject_note: 'Foto ulang di tempat terang.',
        values: { full_name: 'Sari Wulandari' },
        masked: { nik: '3273••••••••0001' },
      });
      expect((await client.get('/v1/crm/profile')).body.data).toMatchObject({
        kyc_reject: true,
        kyc_reject_description: 'Foto ulang di tempat terang.',
      });

      const saved = await save(rejected.version, { account_holder: 'S. Wulandari' });
      const again = await submit(saved.body.data.version);
      expect(again.body.data).toMatchObject({ status: 1, reject_reasons: [], reject_note: null });
      await approve(partner);
      expect((await state()).status).toBe(2);
    });

    it('is shown only what is not corrected yet, also after a reload', async () => {
      await reject(
        partner,
        ['ACCOUNT_NAME_DIFFERS', 'NIK_FORMAT', 'KTP_BLURRED', 'KTP_CROPPED'],
        'Perbaiki.',
      );
      const { version, values } = await state();
      await save(version, { account_holder: values.account_holder ?? null, nik: personForm.nik });
      expect((await state()).reject_fields).toEqual(['nik', 'ktp_photo', 'account_holder']);
      await save(version + 1, { nik: '3273015704910002', postal_code: '40153' });
      expect((await state()).reject_fields).toEqual(['ktp_photo', 'account_holder']);
      await sendPhoto(client, 'ktp_photo', await photoOf(900, 600));
      expect(await state()).toMatchObject({
        reject_reasons: ['ACCOUNT_NAME_DIFFERS'],
        reject_fields: ['account_holder'],
        reject_note: 'Perbaiki.',
      });
    });

    it('without a note gives the reasons', async () => {
      await reject(partner, ['UNDER_AGE']);
      expect((await state()).reject_note).toBe('Usia di bawah 17 tahun.');
    });

    it('validates once, and only what waits', async () => {
      const codeOf = (work: Promise<unknown>) =>
        work.then(
          () => 'done',
          ({ code }) => code,
        );
      expect(await codeOf(reject(partner, []))).toBe('REASON_REQUIRED');
      // @ts-expect-error: a word that is no reason.
      expect(await codeOf(reject(partner, ['BAD_HAIR']))).toBe('REASON_REQUIRED');
      const outcomes = await Promise.all(
        [approve(partner), approve(partner), reject(partner, ['UNDER_AGE'])].map(codeOf),
      );
      expect(outcomes.filter((code) => code === 'done')).toHaveLength(1);
      expect(await codeOf(approve(partner))).toBe('KYC_NOT_PENDING');
      expect(await codeOf(approve(await partnerOf('surel@demo.test')))).toBe('KYC_NOT_PENDING');
      expect(await codeOf(approve('01900000-0000-7000-8000-000000000000'))).toBe('NOT_FOUND');
    });

    it('validates the submission that was checked, never one that came after it', async () => {
      const { submission_id } = await show(partner);
      const seen = String(submission_id);
      await reject(partner, ['ACCOUNT_NAME_DIFFERS']);
      const { version, values } = await state();
      await submit(
        (await save(version, { account_holder: values.account_holder ?? null })).body.data.version,
      );
      const { kyc } = server.services;

      const late = { code: 'KYC_RESUBMITTED' };
      await expect(kyc.approve(partner, seen)).rejects.toMatchObject(late);
      await expect(kyc.reject(partner, seen, ['UNDER_AGE'])).rejects.toMatchObject(late);
      await kyc.validate(seen);
      expect((await state()).status).toBe(1);
      await approve(partner);
      expect((await state()).status).toBe(2);
    });

    it('verifies a NIK for one partner only, also when two are approved at once', async () => {
      await submitAll(await server.signIn('telepon@demo.test'));
      const other = await partnerOf('telepon@demo.test');
      const outcomes = await Promise.allSettled([approve(partner), approve(other)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      expect(refused.reason.code).toBe('NIK_TAKEN');
    });
  });
});
