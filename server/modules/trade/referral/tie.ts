import { VALID_MONTHS } from '../../../../src/core/referral/programme';
import { sql } from '../../../db/sql';

/** End of the referral period of partner `p`. */
export const TIE_ENDS_TEXT = `p.created_at + interval '${VALID_MONTHS} months'`;
export const TIE_ENDS = sql.raw(TIE_ENDS_TEXT);
