import { query } from '../tests/support/query';
import { startTestServer } from '../tests/support/server';

const kind = (process.argv[2] ?? 'postgres') as 'postgres';
const server = await startTestServer({ database: kind, seed: 'accounts' });
const { database } = server;
const ids = Object.fromEntries(
  (
    await query(
      database,
      `select email, partner_id, id from users where email in ('mitra@demo.test','lain@demo.test')`,
    )
  ).map((r) => [r.email as string, r]),
);
const mitra = ids['mitra@demo.test']!,
  lain = ids['lain@demo.test']!;
const t0 = Date.now();
await database.db.execute(`insert into entities(id,partner_id,resource,data,created_at,updated_at)
select gen_random_uuid(), case when i<=100000 then '${mitra.partner_id}'::uuid else '${lain.partner_id}'::uuid end,'member',
 jsonb_build_object('code','MBR-'||lpad(i::text,6,'0'),'name',initcap((array['andi','budi','citra','dewi','eko','fitri','gilang','hadi','indah','joko','kartika','lina'])[1+(random()*11)::int]||' '||(array['pratama','saputra','lestari','wijaya','santoso','nugroho','permata','halim'])[1+(random()*7)::int]),
 'username','user'||i,'email','user'||i||'@contoh.id','phone','62812'||lpad(i::text,8,'0'),'status',(array['active','blocked','unverified'])[1+(random()*2)::int],'email_verified',random()>0.5,'phone_verified',random()>0.5,'registered_via','email','note','Catatan untuk member nomor '||i),
 now()-i*interval '1 minute', now()-i*interval '1 minute'
from generate_series(1,120000) i`);
console.log('insert', Date.now() - t0);
const t1 = Date.now();
await server.services.entities.ready();
console.log('ready', Date.now() - t1);
await database.db.execute('vacuum analyze entities');
const t2 = Date.now();
await server.services.entities.ready();
console.log('ready again', Date.now() - t2);
const client = await server.signIn();
const time = async (path: string) => {
  const times: number[] = [];
  let total = 0;
  for (let n = 0; n < 12; n++) {
    const t = performance.now();
    const { status, body } = await client.get('/v1/vendor-panel/member' + path);
    times.push(performance.now() - t);
    if (status !== 200) console.log(status, body);
    total = body.meta?.total;
  }
  times.sort((a, b) => a - b);
  console.log(path.padEnd(56), 'median', times[6]!.toFixed(1), 'max', times[11]!.toFixed(1), 'total', total);
};
for (const sort of [
  '',
  'name',
  '-name',
  'username',
  '-username',
  'status',
  '-status',
  'created_at',
  '-created_at',
])
  for (const page of [1, 100, 10000, 5000]) await time(`?page=${page}${sort ? `&sort=${sort}` : ''}`);
await time('?page=100&limit=100&sort=name');
for (const s of ['budi', 'contoh', 'user9999', 'MBR-05', 'zzzzzz', 'ser', 'dewi lestari', '0812', 'an'])
  for (const extra of ['', '&sort=name', '&sort=-username&page=100'])
    await time(`?search=${encodeURIComponent(s)}${extra}`);
for (const f of [
  'f.status=active',
  'f.status=active&search=budi&sort=name',
  'f.status=active,blocked&sort=-username&page=50',
])
  await time('?' + f);
for (const format of ['csv', 'xlsx']) {
  const t = Date.now();
  const r = await fetch(server.url + '/v1/vendor-panel/member/export?format=' + format, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  const b = await r.arrayBuffer();
  console.log(
    'export',
    format,
    r.status,
    b.byteLength,
    Date.now() - t,
    'ms',
    (process.memoryUsage().rss / 1e6).toFixed(0),
    'MB rss',
  );
}
const ex = await query(database, `select indexname from pg_indexes where tablename='entities'`);
console.log(ex.length, 'indexes');
await server.close();
process.exit(0);
