CREATE TABLE categories (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  icon text NOT NULL,
  -- 1 prepaid, 2 postpaid.
  type smallint NOT NULL,
  sort smallint NOT NULL
);

CREATE TABLE brands (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  category_id uuid NOT NULL REFERENCES categories,
  name text NOT NULL,
  publisher text NOT NULL,
  monogram text NOT NULL,
  image text,
  is_voucher boolean NOT NULL,
  -- 1 Normal, 2 Gangguan, 3 Maintenance, 4 Nonaktif.
  status smallint NOT NULL,
  has_check_id boolean NOT NULL,
  regions text[] NOT NULL,
  how_to_html text NOT NULL,
  -- `HH:mm` in Asia/Jakarta; the window may cross midnight.
  cut_off_start text,
  cut_off_end text,
  forms jsonb NOT NULL,
  sort integer NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brands_category ON brands (category_id, sort);

CREATE TABLE variations (
  id uuid PRIMARY KEY,
  sku text NOT NULL UNIQUE,
  brand_id uuid NOT NULL REFERENCES brands,
  "group" text NOT NULL,
  name text NOT NULL,
  denomination integer,
  -- Null: postpaid, it costs what its bill says.
  base_price bigint,
  -- Rupiah for each sheet of a postpaid item's bill: what the customer pays on top, and the partner's part of
  -- it.
  admin_fee bigint,
  commission bigint,
  price_before bigint,
  sla_seconds integer NOT NULL,
  max_qty smallint NOT NULL,
  multi boolean NOT NULL,
  -- 1 Tersedia, 2 Gangguan, 3 Kosong, 4 Cut off.
  status smallint NOT NULL,
  is_new boolean NOT NULL,
  is_promo boolean NOT NULL,
  -- Shared by all routes of one product group: the same goods at another price, speed and success.
  group_key text,
  sort integer NOT NULL,
  -- Time from which this price and status apply; older supplier messages are ignored.
  reported_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Searched text (`search_text`): 20,000 items are searched on each keystroke.
  search text GENERATED ALWAYS AS (search_text(sku || chr(10) || name)) STORED NOT NULL,
  CONSTRAINT variations_price CHECK (case when base_price is null then admin_fee >= 0
    and commission between 0
    and admin_fee
    and admin_fee is not null
    and commission is not null
    and price_before is null else base_price > 0
    and admin_fee is null
    and commission is null end)
);
CREATE INDEX variations_brand ON variations (brand_id, sort);
CREATE INDEX variations_routes ON variations (group_key) WHERE group_key is not null;
-- A code in any of its spellings, whole or its beginning (`skuKey`).
CREATE INDEX variations_code ON variations (replace(replace(upper(sku), '-', ''), '_', '') text_pattern_ops);

CREATE TABLE favorites (
  partner_id uuid NOT NULL REFERENCES partners,
  brand_id uuid NOT NULL REFERENCES brands,
  PRIMARY KEY (partner_id, brand_id)
);

-- Views of a partner; input of `recommendation`.
CREATE TABLE interests (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  brand_id uuid NOT NULL REFERENCES brands,
  variation_id uuid REFERENCES variations,
  source text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX interests_partner ON interests (partner_id, created_at);
