-- Terms of the stays in a statement for daily rent. Amounts are whole units of currency_id, as the price of
-- a statement; they count only while the statement's price is in the same currency.
create table stay_terms (
  statement_id integer primary key references statements on delete cascade,
  is_open boolean not null,
  guests smallint not null check (guests >= 1),
  min_nights smallint not null check (min_nights >= 1),
  max_nights smallint not null check (max_nights >= min_nights),
  check_in time not null,
  check_out time not null,
  weekend_price integer check (weekend_price >= 1),
  cleaning_fee integer not null check (cleaning_fee >= 0),
  currency_id smallint not null,
  horizon_months smallint not null check (horizon_months >= 1),
  pets boolean not null,
  smoking boolean not null,
  parties boolean not null,
  changed_at timestamptz not null default now()
);

-- Stays that seekers requested. Names and contacts are those of the conversation. Nights are days in Georgia.
-- nights_count: nights at night_price; those at weekend_price are counted by weekend_nights.
create table stays (
  id uuid primary key default gen_random_uuid(),
  statement_id integer not null references statements on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  nights daterange not null check (not isempty(nights) and not lower_inf(nights) and not upper_inf(nights)),
  guests smallint not null check (guests >= 1),
  currency_id smallint not null,
  nights_count smallint not null check (nights_count >= 0),
  night_price integer not null,
  weekend_nights smallint not null check (weekend_nights >= 0),
  weekend_price integer not null,
  cleaning_fee integer not null check (cleaning_fee >= 0),
  total bigint not null,
  locale text not null check (locale in ('ka', 'en', 'ru')),
  idempotency_key uuid unique,
  state text not null default 'requested' check (state in
    ('requested', 'confirmed', 'declined', 'cancelled_by_seeker', 'cancelled_by_owner', 'cancelled_by_site', 'lapsed')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (nights_count + weekend_nights = upper(nights) - lower(nights)),
  check (total = nights_count::bigint * night_price + weekend_nights::bigint * weekend_price + cleaning_fee)
);
create index stays_statement on stays (statement_id, created_at);
create index stays_conversation on stays (conversation_id);
create index stays_expiry on stays (expires_at) where state = 'requested';
create index stays_open on stays (statement_id) where state in ('requested', 'confirmed');
create index stays_end on stays (upper(nights));

-- Nights that are not free: blocked by the owner, or of a confirmed stay.
create table occupied_nights (
  id integer generated always as identity primary key,
  statement_id integer not null references statements on delete cascade,
  stay_id uuid unique references stays on delete cascade,
  nights daterange not null check (not isempty(nights) and not lower_inf(nights) and not upper_inf(nights)),
  -- A range of one number, because numbers have no operator class of GiST.
  exclude using gist (int4range(statement_id, statement_id, '[]') with &&, nights with &&)
);
create index occupied_nights_statement on occupied_nights (statement_id);

-- The pages of a statement show its terms and free nights.
create trigger stay_terms_shown after insert or update or delete on stay_terms
  for each row execute function note_shown_change('statements');
create trigger occupied_nights_shown after insert or update or delete on occupied_nights
  for each row execute function note_shown_change('statements');
