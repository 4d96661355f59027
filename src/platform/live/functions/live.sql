-- Sends a frame to the open pages of a partner, or of all (null), on commit, through every process:
-- `src/server/live/message.ts` reads it. All frames are built here and sent by `notify_live`. Identical frames of one
-- transaction are sent once.
-- `reader`: for the owner, and for the person of its `user_id` beside them; null: for everyone who may open its subject.
CREATE OR REPLACE FUNCTION notify_live(channel text, partner uuid, frame json, reader json) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', json_build_object('channel', channel, 'partner_id', partner, 'only', reader,
    'frame', frame)::text)
$$;
-- Rows of a resource have changed: open lists and details of it read again.
CREATE OR REPLACE FUNCTION notify_resource(partner uuid, resource text) RETURNS void LANGUAGE sql AS $$
  SELECT notify_live('mitra', partner, json_build_object('type', 'resource', 'resource', resource), NULL)
$$;
-- `about`: user notified in addition to those who may open the resource.
CREATE OR REPLACE FUNCTION notify_resource_of(partner uuid, resource text, about uuid) RETURNS void LANGUAGE sql AS $$
  SELECT notify_live('mitra', partner, json_build_object('type', 'resource', 'resource', resource),
    json_build_object('user_id', about))
$$;
-- Commissions have no channel of their own: what shows them reads again.
CREATE OR REPLACE FUNCTION notify_commissions(partner uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_resource(partner, changed)
  FROM unnest(ARRAY['referral-partner', 'referral-mutation']) names (changed);
END $$;
-- `kind`: main or panel. Clients that have a higher version drop the frame.
CREATE OR REPLACE FUNCTION notify_balance(partner uuid, kind text, balance bigint, version bigint)
RETURNS void LANGUAGE sql AS $$
  SELECT notify_live(CASE kind WHEN 'main' THEN 'mitra-balance' ELSE 'mitra-panel-balance' END, partner,
    json_build_object('balance', balance, 'version', version), NULL)
$$;
CREATE OR REPLACE FUNCTION notify_transaction(partner uuid, id uuid, status int, refunded int, version bigint)
RETURNS void LANGUAGE sql AS $$
  SELECT notify_live('mitra', partner, json_build_object('type', 'transaction', 'id', id, 'status', status,
    'refunded', refunded, 'version', version), NULL)
$$;
CREATE OR REPLACE FUNCTION notify_topup(partner uuid, id uuid, status int, version int) RETURNS void LANGUAGE sql AS $$
  SELECT notify_live('mitra', partner,
    json_build_object('type', 'topup', 'id', id, 'status', status, 'version', version), NULL)
$$;
-- `type`: product.price_changed or product.status_changed. The catalogue is shared; each client requests its own
-- price.
CREATE OR REPLACE FUNCTION notify_product(type text, brand uuid, variation uuid) RETURNS void LANGUAGE sql AS $$
  SELECT notify_live('mitra', NULL, json_build_object('type', type, 'brand_id', brand, 'variation_id', variation), NULL)
$$;
-- Notifies that a profile, a plan or a website has changed: open pages read their facts again.
CREATE OR REPLACE FUNCTION notify_facts(partner uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_live('mitra', partner, json_build_object('type', 'facts', 'revision', gen_random_uuid()), NULL);
END $$;
-- Programs of a partner have done something: the page of integrations reads again.
CREATE OR REPLACE FUNCTION notify_programs(partner uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_live('mitra', partner, json_build_object('type', 'integration'), NULL);
END $$;
CREATE OR REPLACE FUNCTION tell_sandbox_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_programs(NEW.partner_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER sandbox_orders_notify AFTER INSERT OR UPDATE ON sandbox_orders
FOR EACH ROW EXECUTE FUNCTION tell_sandbox_order();
