import { command } from '../../../platform/db/statement';
import { TODAY } from '../../shops/server/panel/period';

/** Different terms of a website on one day; later ones are not stored. */
const MOST_TERMS = 100;
/** Days for which terms are kept: a little more than the longest period of a statistic. */
const KEPT_DAYS = 400;

/** Adds counts to today: JSON rows `{partner_id, visits}` and `{partner_id, term, searches, is_found}`. */
export const addVisits = command<{ visits: string; searches: string }>(
  'website_visits_add',
  `with forgotten as (
  delete from website_searches where day < ${TODAY} - ${KEPT_DAYS}
), counted as (
  insert into website_days as known (partner_id, day, visits)
  select partner_id, ${TODAY}, visits from json_to_recordset(:visits::text::json) as new(partner_id uuid, visits int)
  order by partner_id
  on conflict (partner_id, day) do update set visits = known.visits + excluded.visits
), typed as (
  select new.*, known.term is not null as is_known,
    row_number() over (partition by new.partner_id, known.term is null order by new.searches desc, new.term) as nth
  from json_to_recordset(:searches::text::json)
    as new(partner_id uuid, term text, searches int, is_found boolean)
  left join website_searches known
    on known.partner_id = new.partner_id and known.day = ${TODAY} and known.term = new.term
)
insert into website_searches as known (partner_id, day, term, searches, is_found)
select partner_id, ${TODAY}, term, searches, is_found from typed
where is_known or nth <= ${MOST_TERMS} - (
  select count(*) from website_searches stored where stored.partner_id = typed.partner_id and stored.day = ${TODAY}
)
order by partner_id, term
on conflict (partner_id, day, term)
do update set searches = known.searches + excluded.searches, is_found = excluded.is_found`,
);
