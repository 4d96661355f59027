import { sql } from '../../../platform/db/sql';
import { VALID_MONTHS } from '../domain';

/** End of the referral period of partner `p`. */
export const TIE_ENDS_TEXT = `p.created_at + interval '${VALID_MONTHS} months'`;
export const TIE_ENDS = sql.raw(TIE_ENDS_TEXT);
