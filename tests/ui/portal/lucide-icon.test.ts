import { Bell } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createLucideIcon from '../../../src/web/app/lighter/lucide-icon';

const Ours = createLucideIcon({
  name: 'bell',
  node: [
    ['path', { d: 'M10.268 21a2 2 0 0 0 3.464 0' }],
    [
      'path',
      {
        d: 'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
      },
    ],
  ],
});

describe('an icon', () => {
  it.each([
    {},
    { size: 18, className: 'bell' },
    { size: 14, strokeWidth: 2.6, 'aria-label': 'Notifikasi', role: 'img' },
    { 'aria-hidden': true } as const,
  ])('is drawn with %j as Lucide draws it', (props) => {
    const [ours, lucides] = [Ours, Bell].map((Icon) => {
      const holder = renderToStaticMarkup(createElement(Icon, props));
      return holder.match(/<\w+|[\w-]+="[^"]*"/g)?.toSorted();
    });
    expect(ours).toEqual(lucides);
  });
});
