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
let peak=0; setInterval(()=>{peak=Math.max(peak,process.memoryUsage().rss)},20).unref(); const base=process.memoryUsage().rss; console.log('base',(base/1e6).toFixed(0));
for (const format of ['csv', 'xlsx']) {
  const t = Date.now();
  const r = await fetch(server.url + '/v1/vendor-panel/member/export?format=' + format, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  let n=0; for await (const c of r.body!) n+=(c as Uint8Array).length; const b={byteLength:n};
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
