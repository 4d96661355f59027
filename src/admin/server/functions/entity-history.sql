-- Records what a row held before each change. A purge, which empties a deleted row, is no change of a record.
CREATE OR REPLACE FUNCTION entity_keeps_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entity_history (partner_id, entity_id, kind, data, changed_by)
  VALUES (OLD.partner_id, OLD.id,
    CASE WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN 'delete'
      WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN 'restore' ELSE 'edit' END,
    OLD.data, NEW.updated_by);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER entities_keep_history AFTER UPDATE ON entities FOR EACH ROW
WHEN ((OLD.data IS DISTINCT FROM NEW.data OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  AND (OLD.deleted_at IS NULL OR NEW.deleted_at IS NULL))
EXECUTE FUNCTION entity_keeps_history();
