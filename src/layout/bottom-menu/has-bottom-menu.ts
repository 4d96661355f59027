import type { Mode } from '../../features/mode/mode';
import type { Screen } from '../../ui/use-screen';

/** A phone has it instead of the sidebar. In the panel a window that small is a zoomed one of a desk: a drawer opens. */
export const hasBottomMenu = (screen: Screen, mode: Mode): boolean => screen === 'phone' && mode === 'mitra';
