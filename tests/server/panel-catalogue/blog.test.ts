import { describe, expect, it } from 'vitest';
import { websiteStage } from '../../support/website-stage';

const BLOG = '/v1/vendor-panel/blog';

const shop = websiteStage();

const write = (slug: string, given: object) =>
  shop.owner.post(BLOG, { title: 'Cara top up', slug, body_html: '<p>Isi</p>', ...given });
const read = (slug: string) => shop.server.guest.get(`${shop.path}/articles/${slug}`);

describe('an article', () => {
  it('that is scheduled needs the date on which it appears', async () => {
    const { status, body } = await write('tanpa-tanggal', { status: 'scheduled' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      published_at: ['Tanggal terbit wajib diisi.'],
    });
  });

  it('that is published without a date has the instant of publication, not of its draft', async () => {
    const draft = (await write('dari-draf', { status: 'draft' })).body.data;
    expect(draft.published_at ?? null).toBeNull();
    expect((await read('dari-draf')).status).toBe(404);
    const { title, slug, body_html } = draft;
    const asked = Date.now();
    const { body } = await shop.owner.put(`${BLOG}/update/${draft.id}`, {
      ...{ title, slug, body_html, status: 'published', version: draft.version },
    });
    const published = Date.parse(body.data.published_at);

    expect(Math.abs(published - asked)).toBeLessThan(60_000);
    expect(published).toBeGreaterThan(Date.parse(draft.created_at));
    expect((await read('dari-draf')).body.data.published_at).toBe(body.data.published_at);
  });

  it('that is published with a date keeps it', async () => {
    const published_at = '2026-01-02T03:04:05.000Z';
    const { body } = await write('dengan-tanggal', { status: 'published', published_at });
    expect(body.data.published_at).toBe(published_at);
  });

  it('shows how long it takes to read, to its owner as to visitors', async () => {
    const body_html = `<p>${'kata '.repeat(401)}</p>`;
    const { body } = await write('lama-baca', { status: 'published', body_html });
    expect(body.data.reading_minutes).toBe(3);
    expect((await read('lama-baca')).body.data.reading_minutes).toBe(3);
  });
});
