import { type PageModule, pageChunksOf } from './page-chunks';

/** Every page: the portal shows the address that is nobody's, too. */
export const portalPage = pageChunksOf(
  import.meta.glob<PageModule>(['../pages/*/page.tsx', '../pages/*/page.mobile.tsx']),
);
