import { expect, it } from 'vitest';
import {
  isOnePicture,
  picturesOf,
  tidyPasted,
  withPictures,
} from '../../../src/admin/web/fields/html/pasted';
import { isVisual } from '../../../src/admin/web/fields/html/richness';

const item = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span></span><![endif]>${text}</p>`;

it.each([
  ['bullets of Word', item(1, '·', 'Satu') + item(1, 'o', 'Dua'), '<ul><li>Satu</li><li>Dua</li></ul>'],
  ['numbers of Word', item(1, '1.', 'Satu') + item(1, '2.', 'Dua'), '<ol><li>Satu</li><li>Dua</li></ol>'],
  [
    'a list within a list of Word',
    item(1, '1.', 'Satu') + item(2, 'a)', 'Anak') + item(1, '2.', 'Dua'),
    '<ol><li>Satu<ol><li>Anak</li></ol></li><li>Dua</li></ol>',
  ],
  [
    'two lists apart',
    `${item(1, '·', 'A')}<p>B</p>${item(1, '·', 'C')}`,
    '<ul><li>A</li></ul><p>B</p><ul><li>C</li></ul>',
  ],
  [
    'a list that lies in a list',
    '<ul><li>A</li><ul><li>B</li></ul></ul>',
    '<ul><li>A<ul><li>B</li></ul></li></ul>',
  ],
  ['headings under a title', '<h1>A</h1><h2>B</h2><h5>C</h5>', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
  ['headings without a title', '<h2>A</h2><h3>B</h3>', '<h2>A</h2><h3>B</h3>'],
  ['headings of Word', '<p class="MsoTitle">A</p><p class="MsoHeading2">B</p>', '<h2>A</h2><h3>B</h3>'],
])('%s keep their rank', (_name, html, tidy) => {
  expect(tidyPasted(html).replace(/<!--.*?-->|<span>\s*<\/span>/g, '')).toBe(tidy);
});

it('a table of a spreadsheet is one for the editor too', () => {
  expect(isVisual('<table><tbody><tr><th>SKU</th></tr><tr><td>ML86</td></tr></tbody></table>')).toBe(true);
});

it('pictures in the text are uploaded at their positions, and those elsewhere are counted', () => {
  const own = '/files/0198a1b2-0000-7000-8000-000000000001';
  const { html, files, leftOut } = picturesOf(
    `<p>A<img src="data:image/png;base64,iVBORw0KGgo=" alt="Toko">B</p><img src="https://host.test/b.png"><img src="file:///C:/c.png"><img src="https://portal.test${own}">`,
    (src) => (src.startsWith('https://portal.test/') ? src.slice('https://portal.test'.length) : null),
  );
  expect([files.map(({ type, size }) => [type, size]), leftOut]).toEqual([[['image/png', 8]], 2]);
  expect(withPictures(html, [{ url: '/files/x', name: 'tempelan.png' }])).toBe(
    `<p>A<img alt="Toko" src="/files/x">B</p><img src="${own}">`,
  );
  expect(withPictures(html, [null])).toBe(`<p>AB</p><img src="${own}">`);
});

it.each([
  ['<img src="https://host.test/a.png">', true],
  ['<p>Halo <img src="a.png"></p>', false],
  ['<table><tr><td><img src="a.png"></td></tr></table>', false],
])('%s is one picture: %s', (html, isOne) => {
  expect(isOnePicture(html)).toBe(isOne);
});
