import { useFacts } from './facts';
import { useMay } from './use-may';

export function usePinHelp(): { mayReset: boolean; isSub: boolean } {
  const { profile } = useFacts();
  const reset = useMay('/setting/pin');
  return { mayReset: reset.can, isSub: profile.role === 'sub' };
}
