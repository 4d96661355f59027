import { describe, expect, it } from 'vitest';
import { openStorefront } from '../../support/storefront';
import { websiteStage } from '../../support/website-stage';

const shop = websiteStage({ env: { RATE_LIMIT: 'on' } });

const shown = async (path: string, id: string) =>
  (await shop.owner.get(`/v1/vendor-panel/${path}/${id}`)).body.data;
const banner = (title: string) =>
  shop.record('banner', { title, position: 'slider', sort: 1, is_active: true });

describe('what visitors of a website view', () => {
  it('counts views of an article, and drafts have none', async () => {
    const article = (slug: string, status: string) =>
      shop.record('blog', { title: 'Cara top up', slug, status, body_html: '<p>Isi</p>' });
    const [out, draft] = [await article('dibaca', 'published'), await article('belum', 'draft')];
    for (let turn = 0; turn < 3; turn += 1) await shop.server.guest.get(`${shop.path}/articles/dibaca`);
    await shop.server.guest.get(`${shop.path}/articles/belum`);

    expect((await shown('blog', out)).views).toBe(3);
    expect((await shown('blog', draft)).views ?? 0).toBe(0);
  });

  it('counts banners that were seen and clicked, of that website alone, without a new version', async () => {
    const [one, other] = [await banner('Satu'), await banner('Dua')];
    const before = (await shown('banner', one)).version;
    const lain = await openStorefront(shop.server, 'lain@demo.test');
    const foreign = await lain.record('banner', { title: 'Lain', position: 'slider', sort: 1 });
    const note = (event: string, ids: string[]) =>
      shop.server.guest.post(`${shop.path}/banners`, { event, ids });
    expect((await note('impression', [one, other, foreign])).status).toBe(200);
    await note('impression', [one]);
    await note('click', [one]);

    expect(await shown('banner', one)).toMatchObject({ impressions: 2, clicks: 1, version: before });
    expect(await shown('banner', other)).toMatchObject({ impressions: 1 });
    const there = await shop.server.signIn('lain@demo.test');
    const theirs = (await there.get(`/v1/vendor-panel/banner/${foreign}`)).body.data;
    expect(theirs.impressions ?? 0).toBe(0);
    expect((await note('impression', [])).status).toBe(422);
  });

  it('stops counting for one address, which sees everything all the same', async () => {
    const id = await banner('Sering');
    const answers = [];
    for (let turn = 0; turn < 70; turn += 1) {
      answers.push(await shop.server.guest.post(`${shop.path}/banners`, { event: 'click', ids: [id] }));
    }
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await shown('banner', id)).clicks).toBeLessThanOrEqual(60);
  });
});
