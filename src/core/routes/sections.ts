import type { Route } from './route';

export type SectionDefaults = Omit<Route, 'path' | 'title' | 'screen' | 'object'>;

export const publicly: SectionDefaults = {
  exact: true,
  layout: 'full',
  blockWhenExpired: false,
  auth: false,
  kyc: false,
};
export const signedIn: SectionDefaults = { ...publicly, layout: 'vertical', auth: true };
export const inPanel: SectionDefaults = { ...signedIn, type: 'panel' };
