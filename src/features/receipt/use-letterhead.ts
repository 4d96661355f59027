import { useFacts } from '../../api/facts';
import { useCall } from '../../api/use-call';
import { getLetterhead, type Letterhead } from '../../core/contract/letterhead';

/** Milliseconds for which a page may go on with what it has read: an owner changes it about once. */
const FRESH = 5 * 60_000;

/** Whose receipt it is. Until that is read, and from a host that knows of none, the business by its name alone. */
export function useLetterhead(): Letterhead {
  const { profile } = useFacts();
  const { data } = useCall(getLetterhead, {}, { staleTime: FRESH });
  return data ?? { name: profile.business_name, logo_url: null, address: null, phone: null, footer: null };
}
