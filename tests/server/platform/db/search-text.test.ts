import { describe, expect, it, onTestFinished } from 'vitest';
import { searchText } from '../../../../src/core/format/search-words';
import { databaseKinds, openTestDatabase } from '../../../support/database';
import { emptyTables } from '../../../support/filling';
import { query } from '../../../support/query';

const LATIN = Array.from({ length: 0x250 - 0x20 }, (_, nth) => String.fromCharCode(0x20 + nth)).join('');
const SIGNS = Array.from({ length: 0xc00 }, (_, nth) => String.fromCharCode(0x2000 + nth)).join('');
const texts = [
  'Mobile Legends: Bang-Bang\n10 Diamonds\t(ID)',
  'Kedai Ñoño – “Café” 50%_\\',
  'Cafe\u0301',
  'ｍｌ８６ ﬁ №5 Ⅳ ½',
  'Ελλάς Борис İstanbul ẞtraße',
  'नमस्ते ไทย 한국 日本 🎮\ufe0f',
  LATIN,
  SIGNS,
];

describe.each(await databaseKinds())('the SQL function search_text on the %s database', (kind) => {
  it('answers like searchText', async () => {
    const store = await openTestDatabase(emptyTables(), kind);
    onTestFinished(() => store.close());
    const rows = await query(
      store.database,
      'select search_text(written) as text from unnest($1::text[]) with ordinality t (written, place) order by place',
      [texts],
    );
    expect(rows.map(({ text }) => text)).toEqual(texts.map(searchText));
  });
});
