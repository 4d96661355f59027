import { DEMO_NOTICE } from '../../demo/messages';

/** Marks the notice as dismissed ("Jangan Tampilkan Lagi"). `onboarding.spec` starts without it. */
export const noticeMarker = { name: `onboarding-${DEMO_NOTICE}`, value: '1', sameSite: 'Strict' } as const;
