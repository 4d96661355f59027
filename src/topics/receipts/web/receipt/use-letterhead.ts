import { useFacts } from '../../../../admin/web/session/facts';
import { useCall } from '../../../../platform/web/use-call';
import { getLetterhead, type Letterhead } from '../../contract';

/** Milliseconds for which the letterhead is cached; owners rarely change it. */
const FRESH = 5 * 60_000;

/** The business's name until the letterhead is loaded, and from hosts without one. */
export function useLetterhead(): Letterhead {
  const { profile } = useFacts();
  const { data } = useCall(getLetterhead, {}, { staleTime: FRESH });
  return data ?? { name: profile.business_name, logo_url: null, address: null, phone: null, footer: null };
}
