import { type PageModule, pageChunksOf } from './page-chunks';

/**
 * Pages without sign-in, listed by name so that a visitor's first script has no list of the others. A test compares
 * them with the route table.
 */
export const publicPage = pageChunksOf(
  import.meta.glob<PageModule>([
    '../error/page.tsx',
    '../../topics/*/web/{create-pin,developer,forgot-password,login,register,register-success,reset-password}/{page,page.mobile}.tsx',
    '../../topics/*/web/{verified,verify-email,verify-invitation,verify-email-info,verify-new-user,verify-phone,verify-reset}/{page,page.mobile}.tsx',
  ]),
);
