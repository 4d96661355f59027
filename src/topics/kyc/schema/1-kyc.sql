-- One row: the mark of the key that everything sealed was sealed with, so that another key is noticed at start.
CREATE TABLE vault_key (
  id smallint PRIMARY KEY,
  mark text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT vault_key_single CHECK (id = 1)
);

-- Private files of a partner; stored encrypted, under their id.
CREATE TABLE private_files (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid REFERENCES users,
  -- Purpose of the upload: `kyc`, `transfer-proof`, `ticket`, `record`.
  purpose text NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  -- Before sealing.
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX private_files_partner ON private_files (partner_id);

-- Data that a partner typed for its verification; `partners` has the status. The `_sealed` columns are
-- encrypted; `nik_digest` finds the same NIK at another partner without revealing it.
CREATE TABLE kycs (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  version integer NOT NULL DEFAULT 1,
  values jsonb NOT NULL,
  nik_sealed text,
  nik_digest text,
  npwp_sealed text,
  account_number_sealed text,
  reject_reasons text[] NOT NULL DEFAULT '{}',
  saved_at timestamptz NOT NULL DEFAULT now(),
  saved_by uuid REFERENCES users,
  -- Changes with each submission, so that a review applies to the submission that was reviewed.
  submission_id uuid UNIQUE,
  submitted_at timestamptz,
  sla_due_at timestamptz,
  reviewed_at timestamptz
);
CREATE INDEX kycs_nik ON kycs (nik_digest);

-- The newest photo of each kind.
CREATE TABLE kyc_photos (
  partner_id uuid NOT NULL REFERENCES partners,
  kind text NOT NULL,
  file_id uuid NOT NULL REFERENCES private_files,
  PRIMARY KEY (partner_id, kind)
);
CREATE UNIQUE INDEX kyc_photos_file ON kyc_photos (file_id);
