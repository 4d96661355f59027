-- Until now visitors saw what was saved. From now on they see what was published: it begins with that.
insert into site_versions (id, partner_id, number, data)
select gen_random_uuid(), e.partner_id, 1, e.data
from entities e join partners p on p.id = e.partner_id
where e.resource = 'web-panel' and e.deleted_at is null and p.panel_status = 2
  and not exists (select from site_versions v where v.partner_id = e.partner_id);
