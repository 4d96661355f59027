-- Quantity of a product that a flash sale has sold. `stock` repeats the partner's value, for the constraint.
CREATE TABLE flash_sale_counts (
  flash_sale_id uuid NOT NULL,
  product_id uuid NOT NULL,
  stock integer NOT NULL,
  sold integer NOT NULL DEFAULT 0,
  CONSTRAINT flash_sale_counts_stock CHECK (sold between 0 and stock)
);
CREATE UNIQUE INDEX flash_sale_counts_item ON flash_sale_counts (flash_sale_id, product_id);

-- Quantity that one buyer has bought in a flash sale.
CREATE TABLE flash_sale_buyers (
  flash_sale_id uuid NOT NULL,
  product_id uuid NOT NULL,
  buyer_key text NOT NULL,
  bought integer NOT NULL DEFAULT 0,
  CONSTRAINT flash_sale_buyers_bought CHECK (bought >= 0)
);
CREATE UNIQUE INDEX flash_sale_buyers_one ON flash_sale_buyers (flash_sale_id, product_id, buyer_key);

-- Orders that have reserved a promo code.
CREATE TABLE promo_counts (
  promo_id uuid PRIMARY KEY,
  used integer NOT NULL DEFAULT 0,
  CONSTRAINT promo_counts_used CHECK (used >= 0)
);

-- Orders of one buyer that have reserved a promo code.
CREATE TABLE promo_buyers (
  promo_id uuid NOT NULL,
  buyer_key text NOT NULL,
  used integer NOT NULL DEFAULT 0,
  CONSTRAINT promo_buyers_used CHECK (used >= 0)
);
CREATE UNIQUE INDEX promo_buyers_one ON promo_buyers (promo_id, buyer_key);
