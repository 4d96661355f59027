import { useFacts } from './facts';
import { useMay } from './use-may';

/** Who asks for a PIN to be reset, in the words of `ui/forgot-pin`. */
export function usePinHelp(): { mayReset: boolean; isSub: boolean } {
  const { profile } = useFacts();
  const reset = useMay('/setting/pin');
  return { mayReset: reset.can, isSub: profile.role === 'sub' };
}
