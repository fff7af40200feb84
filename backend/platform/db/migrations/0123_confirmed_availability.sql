-- Owners confirm that a home is still available. A statement that nobody confirms is lowered in the default order,
-- then leaves the search, and is withdrawn in the end; each step is announced first.
alter table statements
  add column confirmed_at timestamptz,
  -- 0 confirmed, 1 lowered, 2 out of the search, 3 withdrawn
  add column unconfirmed_step smallint not null default 0 check (unconfirmed_step between 0 and 3),
  -- The last step that a message announced, and when.
  add column announced_step smallint not null default 0 check (announced_step between 0 and 3),
  add column announced_at timestamptz,
  add constraint statements_announced check ((announced_step = 0) = (announced_at is null)),
  drop constraint statements_status_check,
  add constraint statements_status_check
    check (status in ('active', 'unconfirmed', 'hidden', 'inactive', 'expired'));

-- Rewrites the table once, without its triggers. The key of the default order is one number, as two columns would cost
-- every search more: seconds of the last update, and three centuries less for a lowered statement.
alter table statements
  alter column confirmed_at type timestamptz using greatest(created_at, last_updated),
  alter column confirmed_at set default now(),
  alter column confirmed_at set not null,
  add column rank_key double precision not null generated always as (
    extract(epoch from last_updated at time zone 'UTC')::double precision
    - case when unconfirmed_step > 0 then 1e10 else 0 end) stored;

drop index statements_feed;
create index statements_feed on statements
  (deal_type_id, real_estate_type_id, city_id, rank_key desc, id desc)
  include (price_gel, price_usd, area_m2, district_id, urban_id, room_type_id, status_id, condition_id, user_id,
           created_at)
  where is_public;

drop index statements_newest_first;
create index statements_newest_first on statements
  ((real_estate_type_id in (1, 2, 3)) desc, rank_key desc, id desc)
  include (deal_type_id, real_estate_type_id, city_id, price_gel, price_usd, area_m2, district_id, urban_id,
           room_type_id, status_id, condition_id, user_id, created_at)
  where is_public;

drop index statements_urban;
create index statements_urban on statements
  (urban_id, deal_type_id, real_estate_type_id, rank_key desc, id desc)
  include (price_gel, price_usd, area_m2, room_type_id, status_id, condition_id, city_id, district_id) where is_public;

drop index statements_of_user;
create index statements_of_user on statements (user_id, rank_key desc, id desc) where is_public;

create index statements_confirmed_at on statements (confirmed_at) where status in ('active', 'unconfirmed');
create index statements_unconfirmed on statements (confirmed_at) where unconfirmed_step > 0;

-- Links in messages that confirm without signing in. The code itself is in the message only.
create table confirmation_links (
  code_hash bytea primary key,
  user_id integer not null references users (id),
  statement_ids integer[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index confirmation_links_user on confirmation_links (user_id);
create index confirmation_links_expired on confirmation_links (expires_at);
