import { DEMO_NOTICE } from '../../demo/messages';

/** "Jangan Tampilkan Lagi", ticked: the notice would stand before every journey. `onboarding.spec` starts without it. */
export const noticeMarker = { name: `onboarding-${DEMO_NOTICE}`, value: '1', sameSite: 'Strict' } as const;
