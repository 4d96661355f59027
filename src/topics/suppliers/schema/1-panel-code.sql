-- Codes that a shop sells, encrypted. The digest refuses a duplicate without decrypting any.
CREATE TABLE panel_codes (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  -- Id of a `product-custom` entity.
  product_id uuid NOT NULL,
  -- Digest of the code within its shop, `shop:…`; for older rows, of the code within its product.
  digest text NOT NULL,
  sealed text NOT NULL,
  -- Last characters of the code, for display.
  tail text NOT NULL,
  -- Order that reserves the code until `taken_at`, and owns it from then on. Null while it is in stock.
  order_id uuid,
  taken_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX panel_codes_once ON panel_codes (partner_id, digest);
CREATE INDEX panel_codes_stock ON panel_codes (product_id, order_id, id);
