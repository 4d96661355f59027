import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILES_PATH, type StoredImage, UPLOAD_PATH } from '../../../src/core/contract/upload';
import { namingColumns } from '../../../src/topics/uploads/server/naming-store';
import { UPLOADS } from '../../../src/topics/uploads/server/service';
import type { Answer, Client } from '../../support/client';
import { query } from '../../support/query';
import { pictureOf } from '../../support/sample';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let client: Client;
let partner: string;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signIn();
  partner = (await client.get('/v1/crm/profile')).body.data.partner_id;
});
afterAll(() => server.close());

async function upload(by = client, target = 'resource=banner&field=image_desktop'): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await pictureOf(1200, 400))]), 'gambar.png');
  const response = await fetch(`${server.url}${UPLOAD_PATH}?${target}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}` },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const uploadImage = async (): Promise<StoredImage> => (await upload()).body.data;
const banner = (image_desktop: StoredImage, by = client) =>
  by.post('/v1/vendor-panel/banner', { title: 'Promo', position: 'slider', sort: 1, image_desktop });
const discard = (id: string, by = client) => by.delete(`/v1/crm/uploader/delete/${id}`);
const isServed = async ({ id }: StoredImage) =>
  (await fetch(`${server.url}${FILES_PATH}/${id}`)).status === 200;
const age = () => query(server.database, `update files set created_at = created_at - interval '25 hours'`);

it('waits for a verified phone and e-mail', async () => {
  const newcomer = await server.signIn('telepon@demo.test');
  expect((await upload(newcomer)).body.code).toBe('NOT_VERIFIED');
});

it('is taken back by who sent it, as long as no record names it', async () => {
  const [loose, used] = [await uploadImage(), await uploadImage()];
  const stranger = await server.signIn('lain@demo.test');
  expect((await banner(used)).status).toBe(200);

  expect((await discard(loose.id, stranger)).body.code).toBe('NOT_FOUND');
  expect((await discard(used.id)).body).toMatchObject({ status: 409, code: 'REFERENCED' });
  expect((await discard(loose.id)).status).toBe(200);
  expect([await isServed(loose), await isServed(used)]).toEqual([false, true]);
});

describe('what nothing names', () => {
  it('goes after a day, and what anything names stays', async () => {
    const [loose, shown, written, undone, version, avatar] = await Promise.all(
      Array.from({ length: 6 }, () => uploadImage()),
    );
    await banner(shown as StoredImage);
    const blog = await client.post('/v1/vendor-panel/blog', {
      title: 'Cara beli',
      slug: 'cara-beli-sapu',
      status: 'draft',
      body_html: `<p>Lihat</p><img src="${written?.url}" alt="Langkah">`,
    });
    const put = (text: string, image: StoredImage | undefined) =>
      query(server.database, text, [partner, JSON.stringify({ logo: image })]);
    await put(
      `insert into entity_undos (id, partner_id, resource, rows, expires_at)
       values (gen_random_uuid(), $1::uuid, 'banner', jsonb_build_array($2::text::jsonb), now() + interval '10 seconds')`,
      undone,
    );
    await put(
      `insert into site_versions (id, partner_id, number, data)
       values (gen_random_uuid(), $1::uuid, 9001, $2::text::jsonb)`,
      version,
    );
    await query(server.database, `update users set avatar_id = $1::uuid where email = 'mitra@demo.test'`, [
      avatar?.id,
    ]);
    const all = [loose, shown, written, undone, version, avatar] as StoredImage[];
    const served = () => Promise.all(all.map(isServed));
    await server.services.upload.forgetOld();
    expect(blog.status).toBe(200);
    expect(await served()).toEqual([true, true, true, true, true, true]);

    await age();
    const late = await uploadImage();
    await server.services.upload.forgetOld();
    expect(await served()).toEqual([false, true, true, true, true, true]);
    expect(await isServed(late)).toBe(true);
  });

  it('is searched wherever a picture is named', async () => {
    const columns = await query(
      server.database,
      `select table_name as t, column_name as c from information_schema.columns
       where table_schema = 'public' and table_name <> 'files' and data_type in ('text', 'jsonb', 'uuid')`,
    );
    const found = await Promise.all(
      columns.map(async ({ t, c }) => {
        const [row] = await query(
          server.database,
          `select 1 from "${t}" where "${c}"::text like '%/files/%'
             or "${c}"::text in (select id::text from files) limit 1`,
        );
        return row ? [`${t}.${c}`] : [];
      }),
    );
    // Stored action replies are not displayed.
    const shows = found.flat().filter((column) => column !== 'act_keys.reply');
    expect(shows.filter((column) => !(column in namingColumns))).toEqual([]);
    expect(shows).toContain('entities.data');
  });
});

it('is stored so often a day and partner, and no more', async () => {
  for (let nth = 0; nth < UPLOADS.most; nth++) await server.services.quota.note(UPLOADS, partner);
  const { status, body } = await upload();
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
});
