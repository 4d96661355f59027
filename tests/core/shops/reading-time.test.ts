import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/core/format/html-text';
import { readingMinutes } from '../../../src/topics/shops/domain/reading-time';

describe('the time that an article takes to read', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [401, 3],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes(`<p>${'kata '.repeat(words)}</p>`)).toBe(minutes);
  });

  it('counts what is read, not how it is written', () => {
    expect(readingMinutes(`<p class="satu dua tiga">${'<b>kata</b>&nbsp;'.repeat(200)}</p>`)).toBe(1);
  });
});

it('the words of rich text are found in one pass, whatever was typed', () => {
  expect(htmlText('<p>Halo,<br>apa&nbsp;kabar?</p>')).toBe('Halo, apa kabar?');
  expect(htmlText('<'.repeat(1_000_000))).toHaveLength(1_000_000);
});
