-- What people seek, as they have told us, and the brokers and agents who ask for their numbers.

create table client_wishes (
  id integer generated always as identity (start with 2001) primary key,
  -- null: a guest, or somebody whose account is gone
  user_id integer references users on delete set null,
  name text not null check (length(name) between 1 and 255),
  phone_number text not null check (phone_number ~ '^[0-9]{9}$'),
  deal_type_id smallint not null,
  real_estate_type_id smallint not null,
  city_id integer not null references cities,
  district_id integer references districts,
  price_from integer check (price_from > 0),
  price_to integer check (price_to >= price_from and price_to > 0),
  currency_id smallint not null default 2 check (currency_id in (1, 2)),
  area_from integer check (area_from > 0),
  area_to integer check (area_to >= area_from and area_to > 0),
  room_types smallint[] not null default '{}',
  comment text not null default '' check (length(comment) <= 1000),
  idempotency_key uuid unique,
  created_at timestamptz not null default now(),
  -- who has not found by then tells us again
  expires_at timestamptz not null default now() + interval '60 days'
);
create index client_wishes_latest on client_wishes (created_at desc, id desc);

-- A payment for the number of somebody who seeks.
alter table payments drop constraint payments_purpose_check;
alter table payments
  add check (purpose in ('fill_balance', 'promo_code', 'order', 'client_number'));

create table client_number_offers (
  id integer generated always as identity primary key,
  wish_id integer not null references client_wishes on delete cascade,
  -- who asks for the number
  user_id integer not null references users,
  payment_id integer not null unique references payments,
  -- lapsed: nobody answered in time; the money of what was declined or has lapsed is back
  state text not null check (state in ('waiting', 'given', 'declined', 'lapsed')),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  check ((state = 'waiting') = (answered_at is null))
);
-- Nobody is asked twice by one person, except where there was no answer.
create unique index client_number_offers_once on client_number_offers (wish_id, user_id) where state <> 'lapsed';
create index client_number_offers_user on client_number_offers (user_id);
create index client_number_offers_waiting on client_number_offers (created_at) where state = 'waiting';
