import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { NotificationType } from '../../../src/core/contract/notification';
import type { News } from '../../../src/platform/notifications/store';
import type { Client } from '../../support/client';
import { openLive, type TestSocket } from '../../support/live-socket';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

describe('notifications', () => {
  let server: TestServer;
  let mine: Client;
  let other: Client;
  let partnerId: string;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    mine = await server.signIn('tanpapanel@demo.test');
    other = await server.signIn('menunggu@demo.test');
    partnerId = (await mine.get('/v1/crm/profile')).body.data.partner_id;
    for (const title of ['Satu', 'Dua', 'Tiga', 'Empat']) await notify(title);
  });
  afterAll(() => server?.close());

  const notify = (title: string, type: NotificationType = 'Info', partner = partnerId) =>
    server.services.notification.notify(server.database.db, partner, {
      type,
      title,
      body: 'Isi',
      link: '/tier',
    });
  const titles = async (client: Client, text = '') =>
    (await client.get(`/v1/crm/notifications${text}`)).body.data.map((one: { title: string }) => one.title);
  const unread = async (client: Client) =>
    (await client.get('/v1/crm/profile')).body.data.unread_notifications;

  it('are counted by the bell, which asks for the newest three, and belong to their partner alone', async () => {
    expect(await titles(mine, '?limit=3')).toEqual(['Empat', 'Tiga', 'Dua']);
    expect(await unread(mine)).toBe(4);
    expect(await titles(other, '?limit=100')).toEqual([]);
    await other.post('/v1/crm/notifications/read');
    expect(await unread(mine)).toBe(4);
  });

  it('are counted by the bell no further than it shows', async () => {
    const many = `insert into notifications (id, partner_id, type, title, body)
      select gen_random_uuid(), $1, 'Info', 'Banyak', 'Isi' from generate_series(1, 200)`;
    await query(server.database, many, [partnerId]);
    expect(await unread(mine)).toBe(100);
    await query(server.database, `delete from notifications where title = 'Banyak'`);
    expect(await unread(mine)).toBe(4);
  });

  it('are read page by page', async () => {
    const { data, meta } = (await mine.get('/v1/crm/notifications?page=2&limit=3')).body;
    expect(data).toMatchObject([{ title: 'Satu', type: 'Info', link: '/tier', is_read: false }]);
    expect(meta).toEqual({ page: 2, limit: 3, total: 4 });
  });

  it('are marked as read one by one, narrowed by type and by what is unread, then all at once', async () => {
    const [newest] = (await mine.get('/v1/crm/notifications')).body.data;
    expect((await mine.post(`/v1/crm/notifications/read/${newest.id}`)).status).toBe(200);
    expect(await titles(mine, '?unread=true')).toEqual(['Tiga', 'Dua', 'Satu']);
    await notify('Saldo bertambah', 'Top Up');
    expect(await titles(mine, '?type=Top%20Up')).toEqual(['Saldo bertambah']);
    expect(await unread(mine)).toBe(4);
    await mine.post('/v1/crm/notifications/read');
    expect(await unread(mine)).toBe(0);
    expect(await titles(mine, '?unread=true')).toEqual([]);
  });

  it('that do not exist, or that another partner has, are not found', async () => {
    const [newest] = (await mine.get('/v1/crm/notifications')).body.data;
    for (const id of [newest.id, v7()]) {
      const { status, body } = await other.post(`/v1/crm/notifications/read/${id}`);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  describe('with an audience', () => {
    const PATH = '/v1/crm/notifications';
    let owner: Client;
    let cashier: Client;
    let employee: { id: string; partner_id: string };
    beforeAll(async () => {
      owner = await server.signIn('mitra@demo.test');
      cashier = await server.signIn('kasir@demo.test');
      employee = (await cashier.get('/v1/crm/profile')).body.data;
    });
    const notifyAudience = (title: string, audience: News['audience'] & {}) =>
      server.services.notification.notify(server.database.db, employee.partner_id, {
        ...{ type: 'KYC', title, body: 'Isi', audience },
      });

    it('reach the owner, unless they did it, and of the others whom they are about: in the list, in the count, live', async () => {
      const ownerId = (await owner.get('/v1/crm/profile')).body.data.id;
      const [mineBefore, theirsBefore] = [await unread(owner), await unread(cashier)];
      const [ownerSocket, cashierSocket] = [
        await openLive(owner, 'mitra-balance'),
        await openLive(cashier, 'mitra-balance'),
      ];
      onTestFinished(() => {
        ownerSocket.ws.terminate();
        cashierSocket.ws.terminate();
      });
      await notifyAudience('KYC ditolak', 'owner');
      await notifyAudience('PIN pemilik diubah', { userId: ownerId });
      await notifyAudience('PIN kasir diubah', { userId: employee.id });
      // The actor is not notified.
      await notifyAudience('Pesanan kasir ditolak', { userId: employee.id, doneBy: ownerId });
      await notify('Untuk semua', 'Info', employee.partner_id);

      const seenBy = async (client: Client) => (await titles(client, '?limit=4')).sort();
      const all = ['KYC ditolak', 'PIN kasir diubah', 'PIN pemilik diubah', 'Untuk semua'];
      const own = ['PIN kasir diubah', 'Pesanan kasir ditolak', 'Untuk semua'];
      expect(await seenBy(owner)).toEqual(all);
      expect(
        (await titles(cashier, '?limit=100'))
          .filter((title: string) => [...all, ...own].includes(title))
          .sort(),
      ).toEqual(own);
      expect([(await unread(owner)) - mineBefore, (await unread(cashier)) - theirsBefore]).toEqual([4, 3]);

      const liveOf = async (socket: TestSocket) => {
        await socket.frame('the last news', (frame) => frame.notification?.title === 'Untuk semua');
        return socket.frames.flatMap(({ notification }) => notification?.title ?? []).sort();
      };
      expect(await liveOf(ownerSocket)).toEqual(all);
      expect(await liveOf(cashierSocket)).toEqual(own);
    });

    it('of money and documents reach a sub-account by its keys: in the list, in the count, live', async () => {
      const holds = (keys: string) =>
        query(server.database, 'update users set privileges = $2 where id = $1', [employee.id, keys]);
      const news: [NotificationType, string][] = [
        ['Top Up', 'Top up berhasil'],
        ['Saldo', 'Saldo ditambah admin'],
        ['KYC', 'Berkas disetujui'],
        ['Panel', 'Pesanan menunggu'],
        ['Tiket', 'Tiket dibalas'],
        ['Info', 'Selesai'],
      ];
      const seenWith = async (keys: string) => {
        await holds(keys);
        const before = await unread(cashier);
        const socket = await openLive(cashier, 'mitra-balance');
        onTestFinished(() => socket.ws.terminate());
        for (const [type, title] of news) await notify(title, type, employee.partner_id);
        await socket.frame('the last news', (frame) => frame.notification?.title === 'Selesai');
        const live = socket.frames.flatMap(({ notification }) => notification?.title ?? []);
        const count = (await unread(cashier)) - before;
        expect(live).toEqual((await titles(cashier, `?limit=${count}`)).reverse());
        return live;
      };
      expect(await seenWith('{product,ticketing}')).toEqual(['Tiket dibalas', 'Selesai']);
      expect(await seenWith('{topup}')).toEqual(['Top up berhasil', 'Selesai']);
      expect(await seenWith('{topup,balance_history}')).toEqual([
        'Top up berhasil',
        'Saldo ditambah admin',
        'Selesai',
      ]);
      await holds('{product,ticketing}');
      const [hidden] = (await owner.get(`${PATH}?type=Saldo&limit=1`)).body.data;
      expect((await cashier.post(`${PATH}/read/${hidden.id}`)).status).toBe(404);
    });

    it('stop, and begin, under a socket that is open while the keys change', async () => {
      const holds = (keys: string) =>
        query(server.database, 'update users set privileges = $2 where id = $1', [employee.id, keys]);
      await holds('{topup}');
      const socket = await openLive(cashier, 'mitra-balance');
      onTestFinished(() => socket.ws.terminate());
      const receivedWith = async (keys: string, title: string) => {
        await holds(keys);
        await notify(`Top up ${title}`, 'Top Up', employee.partner_id);
        await notify(title, 'Info', employee.partner_id);
        await socket.frame('the last news', (frame) => frame.notification?.title === title);
      };
      await receivedWith('{topup}', 'dengan kunci');
      await receivedWith('{product,ticketing}', 'tanpa kunci');
      await receivedWith('{topup}', 'dengan kunci lagi');
      await holds('{product,ticketing}');
      expect(socket.frames.flatMap(({ notification }) => notification?.title ?? [])).toEqual([
        ...['Top up dengan kunci', 'dengan kunci', 'tanpa kunci'],
        ...['Top up dengan kunci lagi', 'dengan kunci lagi'],
      ]);
      expect(socket.ws.readyState).toBe(1);
    });

    it('are read by each person for themselves', async () => {
      await notify('Kabar bersama', 'Info', employee.partner_id);
      const before = await unread(owner);
      await cashier.post(`${PATH}/read`);
      expect([await unread(cashier), await unread(owner)]).toEqual([0, before]);
      expect(await titles(owner, '?unread=true&limit=1')).toEqual(['Kabar bersama']);
      await owner.post(`${PATH}/read`);
      expect(await unread(owner)).toBe(0);
    });

    it('are not marked as read by whom they are hidden from', async () => {
      await notifyAudience('Pencairan berhasil', 'owner');
      const [hidden] = (await owner.get(`${PATH}?limit=1`)).body.data;
      expect((await cashier.post(`${PATH}/read/${hidden.id}`)).status).toBe(404);
      await cashier.post(`${PATH}/read`);
      expect(await titles(owner, '?unread=true&type=KYC')).toContain('Pencairan berhasil');
      expect((await owner.post(`${PATH}/read/${hidden.id}`)).status).toBe(200);
    });

    it('report the owner’s new PIN to the owner alone', async () => {
      const { status } = await owner.put('/v1/crm/pin/update', { current_pin: DEMO_PIN, pin: '918273' });
      expect(status).toBe(200);
      expect((await titles(owner, '?limit=1'))[0]).toBe('PIN diubah');
      expect(await titles(cashier, '?limit=100')).not.toContain('PIN diubah');
    });

    it('report an opened website and a refused registration to the owner only', async () => {
      await query(server.database, `update partners set panel_status = 1 where id = $1`, [
        employee.partner_id,
      ]);
      await server.services.website.review.reject(employee.partner_id, 'Nama terlalu umum');
      await query(server.database, `update partners set panel_status = 1 where id = $1`, [
        employee.partner_id,
      ]);
      await server.services.website.review.approve(employee.partner_id);
      const words = ['Website Anda aktif', 'Pendaftaran website ditolak'];
      expect(await titles(owner, '?limit=2')).toEqual(words);
      for (const one of words) expect(await titles(cashier, '?limit=100')).not.toContain(one);
    });
  });

  it('arrive on the balance channel with where they lead, and not when their action is undone', async () => {
    const socket = await openLive(mine, 'mitra-balance');
    onTestFinished(() => socket.ws.terminate());
    await expect(
      server.database.transaction(async (tx) => {
        const news = { type: 'Info', title: 'Tidak jadi', body: 'Isi' } as const;
        await server.services.notification.notify(tx, partnerId, news);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await notify('Kabar langsung');
    const { notification } = await socket.frame('the news', (frame) => frame.notification);
    expect(notification).toEqual({
      id: expect.any(String),
      type: 'Info',
      title: 'Kabar langsung',
      body: 'Isi',
      link: '/tier',
      created_at: expect.any(String),
    });
  });
});
