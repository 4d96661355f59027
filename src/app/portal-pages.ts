import { type PageModule, pageChunksOf } from './page-chunks';

export const portalPage = pageChunksOf(
  import.meta.glob<PageModule>(['../pages/*/page.tsx', '../pages/*/page.mobile.tsx']),
);
