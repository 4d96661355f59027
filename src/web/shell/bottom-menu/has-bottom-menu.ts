import type { Mode } from '../../../topics/shops/web/mode/mode';
import type { Screen } from '../../../ui/use-screen';

/** Replaces the sidebar on phones. In the panel such a window is a zoomed desktop, which uses a drawer. */
export const hasBottomMenu = (screen: Screen, mode: Mode): boolean => screen === 'phone' && mode === 'mitra';
