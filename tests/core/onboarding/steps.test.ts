import { describe, expect, it } from 'vitest';
import config from '../../../resources.config';
import { compile } from '../../../src/admin/schema/compile';
import {
  h2hSteps,
  nextStep,
  panelSteps,
  progressOf,
  showsFullDashboard,
} from '../../../src/topics/onboarding/domain';
import { pageRows } from '../../../src/web/routes/page-rows';

const nothing = {
  has_pin: false,
  kyc_verified: false,
  kyc_pending: false,
  has_topup: false,
  has_purchase: false,
};
const everything = { ...nothing, has_pin: true, kyc_verified: true, has_topup: true, has_purchase: true };
const unset = { is_tier_set: false, is_product_set: false, is_profile_set: false };
const set = { is_tier_set: true, is_product_set: true, is_profile_set: true };

describe('"Onboarding (H2H): five steps (account registration always done, PIN, KYC, first top-up, first purchase); progress = completed/5"', () => {
  it.each([
    ['a new account has one step done', nothing, 1, 20],
    ['with a PIN two', { ...nothing, has_pin: true }, 2, 40],
    ['with everything but KYC four', { ...everything, kyc_verified: false }, 4, 80],
    ['all five', everything, 5, 100],
  ])('%s', (_sentence, profile, done, percent) => {
    expect(progressOf(h2hSteps(profile))).toMatchObject({ done, total: 5, percent });
  });
});

describe('"Panel setup: four steps (notifications enabled via browser permission, member tier set, products set, contact profile set); progress = done/4"', () => {
  it.each([
    ['nothing set', unset, 'default', 0],
    ['permission refused', set, 'denied', 75],
    ['only the permission', unset, 'granted', 25],
    ['everything', set, 'granted', 100],
  ] as const)('%s', (_sentence, progress, permission, percent) => {
    expect(progressOf(panelSteps(progress, permission))).toMatchObject({ total: 4, percent });
  });
});

describe('"Balance indicator: setup progress 100 is green, below 100 is red"', () => {
  it.each([
    [everything, 'ok'],
    [{ ...everything, has_topup: false }, 'bad'],
  ])('%o', (profile, tone) => {
    expect(progressOf(h2hSteps(profile)).tone).toBe(tone);
  });
});

describe('"The full dashboard appears only when PIN, top-up and purchase are done"', () => {
  it.each([
    ['all three, KYC or not', { ...everything, kyc_verified: false }, true],
    ['no PIN', { ...everything, has_pin: false }, false],
    ['no top-up', { ...everything, has_topup: false }, false],
    ['no purchase', { ...everything, has_purchase: false }, false],
  ])('%s', (_sentence, profile, expected) => {
    expect(showsFullDashboard(profile)).toBe(expected);
  });
});

it('the next step is one that can be done: documents under review are not asked for again', () => {
  const withPin = { ...nothing, has_pin: true };
  expect(nextStep(h2hSteps(withPin))?.key).toBe('kyc');
  expect(nextStep(h2hSteps({ ...withPin, kyc_pending: true }))?.key).toBe('topup');
  const waiting = { ...everything, kyc_verified: false, kyc_pending: true };
  expect(nextStep(h2hSteps(waiting))).toBeUndefined();
});

it('a step leads only to a page that exists', () => {
  const paths = compile(config, pageRows).routes.map(({ path }) => path);
  const steps = [...h2hSteps(nothing), ...panelSteps(unset, 'default')];
  expect(steps.flatMap(({ path }) => path ?? []).filter((path) => !paths.includes(path))).toEqual([]);
});
