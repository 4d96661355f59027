-- Support tickets (domain 3.12); status 1 to 3 are open.
CREATE TABLE tickets (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners,
  -- User who opened the ticket.
  user_id uuid NOT NULL REFERENCES users,
  -- Values of the declaration's choices.
  category text NOT NULL,
  priority text NOT NULL,
  subject text NOT NULL,
  -- The order, top-up or withdrawal that it is about, named as it was then. One of 'transaction', 'topup',
  -- 'withdrawal'.
  ref_type text,
  ref_id uuid,
  ref_code text,
  ref_title text,
  -- `TICKET`.
  status smallint NOT NULL,
  -- Until when an answer is promised; null while it is the partner's turn.
  sla_due_at timestamptz,
  last_reply_at timestamptz NOT NULL DEFAULT now(),
  -- Since when the partner has been asked for an answer.
  awaiting_since timestamptz,
  closed_at timestamptz,
  rating smallint,
  rating_note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT tickets_status CHECK (status between 1 and 5),
  CONSTRAINT tickets_cause CHECK (num_nonnulls(ref_type, ref_id, ref_code, ref_title) in (0, 4)),
  CONSTRAINT tickets_awaiting CHECK ((status = 3) = (awaiting_since is not null)),
  CONSTRAINT tickets_closed CHECK ((status in (4, 5)) = (closed_at is not null)),
  CONSTRAINT tickets_rating CHECK (rating between 1 and 5)
);
CREATE INDEX tickets_partner ON tickets (partner_id, status);
-- At most one open ticket per subject, also for concurrent requests.
CREATE UNIQUE INDEX tickets_open_cause ON tickets (partner_id, ref_id) WHERE status in (1, 2, 3);

-- Messages of a ticket; append-only.
CREATE TABLE ticket_replies (
  id uuid PRIMARY KEY,
  ticket_id uuid NOT NULL REFERENCES tickets,
  -- One of 'partner', 'admin'.
  role text NOT NULL,
  author text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ticket_replies_ticket ON ticket_replies (ticket_id, created_at);

-- Files of a message; a file that was sent and belongs to none is a form that was left.
CREATE TABLE ticket_files (
  file_id uuid PRIMARY KEY REFERENCES private_files,
  reply_id uuid NOT NULL REFERENCES ticket_replies,
  position smallint NOT NULL
);
CREATE UNIQUE INDEX ticket_files_position ON ticket_files (reply_id, position);

-- Until when a person has read a ticket.
CREATE TABLE ticket_reads (
  ticket_id uuid NOT NULL REFERENCES tickets ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (ticket_id, user_id)
);
