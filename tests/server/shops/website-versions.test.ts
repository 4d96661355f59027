import { describe, expect, it, onTestFinished } from 'vitest';
import { openLive } from '../../support/live-socket';
import { shopRecords } from '../../support/shop-records';

const PUBLISHED = 12;

describe('versions of a website', () => {
  const shop = shopRecords();
  const { path, sample, actionSeen, sql } = shop;

  const draft = async () => (await shop.owner.client.get(path('web-panel'))).body.data;
  const publish = async (site_name: string) => {
    const typed = await sample('web-panel', { site_name });
    const version = (await draft())?.version ?? 0;
    expect((await shop.owner.client.put(path('web-panel', '/update'), { ...typed, version })).status).toBe(
      200,
    );
    return actionSeen('web-panel', 'publish', { ids: [] });
  };
  const versions = () =>
    sql('select id, number from site_versions where partner_id = $1::uuid order by number', [
      shop.owner.scope.partnerId,
    ]);
  const choices = async (): Promise<string[]> => {
    const { body } = await shop.owner.client.get(path('site-version', '/lookup'));
    return body.data.map(({ title }: { title: string }) => title.split(' · ')[0]);
  };
  const rollback = (version_id: unknown) => actionSeen('web-panel', 'rollback', { ids: [], version_id });
  const shown = async () => {
    const [partner] = await sql('select code from partners where id = $1::uuid', [
      shop.owner.scope.partnerId,
    ]);
    return (await shop.server.guest.get(`/v1/storefront/${partner?.code}/site`)).body.data.name;
  };

  it('what is saved and not what visitors see says so, until it is published', async () => {
    await publish('Toko Terbit');
    expect((await draft()).warnings).toBeUndefined();

    const typed = await sample('web-panel', { site_name: 'Toko Draf' });
    const saved = await shop.owner.client.put(path('web-panel', '/update'), {
      ...typed,
      version: (await draft()).version,
    });
    const belum = [
      expect.stringMatching(/^Belum diterbitkan: pengunjung masih melihat versi 1, terbit .+\.$/),
    ];
    expect([saved.body.data.warnings, (await draft()).warnings]).toEqual([belum, belum]);

    // Another open page is notified although the draft is unchanged.
    const { ws, frame } = await openLive(shop.owner.client, 'mitra');
    onTestFinished(() => ws.terminate());
    await actionSeen('web-panel', 'publish', { ids: [] });
    await frame('what was published', ({ resource }) => resource === 'web-panel');
    expect((await draft()).warnings).toBeUndefined();

    await sql('delete from site_versions where partner_id = $1::uuid', [shop.owner.scope.partnerId]);
    expect((await draft()).warnings).toEqual(['Belum diterbitkan: pengunjung belum melihat isian ini.']);
  });

  it('ten are retained: what is older is gone, what is left comes back', async () => {
    const gone = [];
    for (let number = 1; number <= PUBLISHED; number += 1) {
      const { body } = await publish(`Toko ${number}`);
      expect(body.data.message).toBe(`Versi ${number} diterbitkan.`);
      if (number === 2) gone.push(...(await versions()));
    }
    const list = await versions();
    expect(list.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await choices()).toEqual(list.map(({ number }) => `Versi ${number}`).reverse());

    for (const { id, number } of gone) {
      const { status, body } = await rollback(id);
      expect({ number, status, errors: body.errors }).toEqual({
        ...{ number, status: 422, errors: { version_id: ['Versi ini sudah tidak ada.'] } },
      });
    }
    expect([(await draft()).site_name, await shown()]).toEqual(['Toko 12', 'Toko 12']);

    const { body } = await rollback(list[0]?.id);
    expect(body.data.message).toBe('Versi 3 kembali diterbitkan, sebagai versi 13.');
    expect([(await draft()).site_name, await shown()]).toEqual(['Toko 3', 'Toko 3']);
    expect((await versions()).map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('are those of one partner: another one comes back to none of them', async () => {
    const [version] = await versions();
    const { client } = shop.stranger;
    const typed = await sample('web-panel', { site_name: 'Toko Lain' }, shop.stranger);
    expect((await client.put(path('web-panel', '/update'), { ...typed, version: 0 })).status).toBe(200);
    const wish = { ids: [], version_id: version?.id };
    const { status, body } = await actionSeen('web-panel', 'rollback', wish, shop.stranger);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['version_id']]);
  });
});
