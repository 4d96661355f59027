-- Attachments of the books were ids of private files; now they are values of the field kind `file`.
ALTER TABLE entities DISABLE TRIGGER USER;
UPDATE entities e SET data = jsonb_set(e.data, '{attachment}', jsonb_build_object(
  'id', f.id, 'name', f.name, 'mime', f.mime, 'bytes', f.bytes,
  'url', '/v1/crm/uploader/of/entry/' || e.id || '/files/' || f.id))
FROM private_files f
WHERE e.resource = 'entry' AND f.partner_id = e.partner_id AND f.id::text = e.data ->> 'attachment';
ALTER TABLE entities ENABLE TRIGGER USER;
UPDATE entity_history h SET data = jsonb_set(h.data, '{attachment}', jsonb_build_object(
  'id', f.id, 'name', f.name, 'mime', f.mime, 'bytes', f.bytes,
  'url', '/v1/crm/uploader/of/entry/' || h.entity_id || '/files/' || f.id))
FROM private_files f
WHERE f.partner_id = h.partner_id AND f.purpose = 'book' AND f.id::text = h.data ->> 'attachment';
UPDATE private_files SET purpose = 'record' WHERE purpose = 'book';
