import { type PageModule, pageChunksOf } from './page-chunks';

export const portalPage = pageChunksOf(
  import.meta.glob<PageModule>([
    '../../topics/*/web/*/page.tsx',
    '../../topics/*/web/*/page.mobile.tsx',
    '../error/page.tsx',
  ]),
);
