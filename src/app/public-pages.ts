import { type PageModule, pageChunksOf } from './page-chunks';

/**
 * Pages that need no sign-in, by name: the first script of a visitor carries no list of the others. A test of the house
 * holds them to the route table.
 */
export const publicPage = pageChunksOf(
  import.meta.glob<PageModule>([
    '../pages/{create-pin,developer,error,forgot-password,login,register,register-success,reset-password}/{page,page.mobile}.tsx',
    '../pages/{verified,verify-email,verify-invitation,verify-email-info,verify-new-user,verify-phone,verify-reset}/{page,page.mobile}.tsx',
  ]),
);
