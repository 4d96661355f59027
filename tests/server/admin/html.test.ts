import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowedAttributes, allowedTags } from '../../../src/core/format/html-policy';
import { type Partner, partnerOf } from '../../support/entities';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let owner: Partner;
let nth = 0;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  owner = await partnerOf(server, 'mitra@demo.test');
});
afterAll(() => server.close());

const post = (body_html: string) =>
  owner.client.post('/v1/vendor-panel/blog', { title: `Artikel ${++nth}`, status: 'draft', body_html });
const stored = async (html: string): Promise<string> =>
  (await post(`<p>teks</p>${html}`)).body.data.body_html;

const dangerous = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//jahat.test></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://jahat.test/pixel.gif">',
  '<img src="//jahat.test/pixel.gif" srcset="https://jahat.test/2 2x">',
  '<img src="/files/../v1/crm/logout">',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#x6a;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="http://jahat.test">x</a>',
  '<a href="//jahat.test">x</a>',
  '<a href="/\\jahat.test">x</a>',
  '<a href="https://a.test" onclick="alert(1)" style="position:fixed" id="session" class="ant-modal">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x"><applet code="x">',
  '<base href="https://jahat.test/"><meta http-equiv="refresh" content="0;url=//jahat.test"><link rel=stylesheet href=x>',
  '<form action="https://jahat.test"><input name=pin><button formaction="javascript:alert(1)">Masuk</button></form>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video><audio src onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<p style="background:url(https://jahat.test)">x</p>',
  '<style>@import "https://jahat.test/x.css";</style>',
  '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xss-element autofocus tabindex=1 onfocus=alert(1)></xss-element>',
  '<p data-x="1" aria-label="x" contenteditable onpaste="alert(1)">x</p>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
];

it.each(dangerous)('stores nothing that runs or reaches out of %s', async (html) => {
  const { body } = new JSDOM(await stored(html)).window.document;

  expect(body.textContent).toContain('teks');
  for (const element of body.querySelectorAll('*')) {
    expect(allowedTags).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect([...allowedAttributes, 'rel', 'target']).toContain(name);
      expect(value).not.toMatch(/script:|jahat|data:/i);
    }
  }
});

it('keeps what an article is made of, and opens links to elsewhere apart', async () => {
  const picture = await owner.source.picture({ kind: 'image', label: 'Gambar' });
  const html = [
    '<h2>Judul</h2><p>a <strong>b</strong> <em>c</em> &amp; <s>d</s></p>',
    '<ul><li>satu</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    `<p><img src="${picture.url}" alt="gambar"></p>`,
  ].join('');

  expect(await stored(html)).toBe(`<p>teks</p>${html}`);
  expect(await stored('<a href="https://contoh.test">x</a>')).toContain(
    '<a href="https://contoh.test" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

it('counts an article of which nothing is left as not filled in', async () => {
  expect((await post('<script>alert(1)</script>')).body).toMatchObject({
    status: 422,
    errors: { body_html: ['Isi artikel wajib diisi.'] },
  });
});
