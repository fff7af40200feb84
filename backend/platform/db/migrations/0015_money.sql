-- Money in tetri, hundredths of a lari: a ledger that the database itself keeps right, and the payments that move it.

-- ---------------------------------------------------------------- promo codes and cards

create table promo_codes (
  id integer generated always as identity primary key,
  -- as people type it, in capitals
  code text not null unique check (code = upper(code) and length(code) between 1 and 255),
  amount bigint not null check (amount between 1 and 100000000),
  begins_at timestamptz not null default now(),
  -- null: never
  expires_at timestamptz,
  -- by all people together; null: as many as want to
  most_uses integer check (most_uses > 0),
  uses integer not null default 0 check (uses >= 0),
  check (uses <= most_uses)
);

-- Cards that a payment provider remembers for a person. We know its name for the card, and what may be shown of it:
-- six digits in front and four behind at most.
create table payment_cards (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  provider text not null,
  token text not null,
  card_mask text not null check (card_mask ~ '^[0-9]{0,6}[*x]{4,12}[0-9]{4}$'),
  brand text check (brand ~ '^[a-z]{2,20}$'),
  -- month and year: 04/29
  expiry text check (expiry ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  -- by its owner; the provider may hear of it later
  removed_at timestamptz,
  forgotten_at timestamptz,
  check (not is_default or removed_at is null),
  unique (provider, token)
);
create unique index payment_cards_default on payment_cards (user_id) where is_default;
create index payment_cards_user on payment_cards (user_id) where removed_at is null;
create index payment_cards_to_forget on payment_cards (removed_at) where removed_at is not null and forgotten_at is null;

-- ---------------------------------------------------------------- payments

create table payments (
  id integer generated always as identity (start with 100001) primary key,
  user_id integer not null references users,
  purpose text not null check (purpose in ('fill_balance', 'promo_code', 'order')),
  amount bigint not null check (amount between 1 and 100000000),
  currency text not null default 'GEL' check (currency = 'GEL'),
  -- new: nobody was asked for money yet; review: the provider says what cannot be, and a person must look
  state text not null default 'new' check (
    state in ('new', 'pending', 'failed', 'expired', 'review', 'succeeded', 'part_refunded', 'refunded')),
  -- why it failed or is to be looked at: a word of ours or of the provider's, never a text of people
  reason text check (length(reason) <= 100),
  method text check (method in ('card', 'internet-bank', 'points', 'balance', 'promo_code')),
  promo_code_id integer references promo_codes,
  card_id integer references payment_cards,
  saves_card boolean not null default false,
  refunded bigint not null default 0 check (refunded between 0 and amount),

  -- who takes the money; null: it comes from the balance or a promo code
  provider text,
  -- our key at the provider: asked again with it, they do it once
  provider_key uuid not null unique default gen_random_uuid(),
  provider_id text check (length(provider_id) between 1 and 100),
  -- the provider's page, and where it sends the payer back to
  redirect_url text,
  return_url text,
  -- somebody is telling the provider of it just now
  sending_since timestamptz,

  -- the sender's own, and a sha256 of what was sent with it: sent twice, it is one payment
  idempotency_key uuid,
  sent_hash bytea check (length(sent_hash) = 32),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- how often the provider was asked what became of it, when last, and when next
  asks integer not null default 0,
  asked_at timestamptz,
  ask_after timestamptz,

  unique (provider, provider_id),
  unique (user_id, idempotency_key),
  check (state = 'new' or method is not null),
  check ((promo_code_id is not null) = (purpose = 'promo_code'))
);
-- A code is worth something once to each person.
create unique index payments_promo_code on payments (promo_code_id, user_id) where promo_code_id is not null;
create index payments_user on payments (user_id, id desc);
create index payments_card on payments (card_id) where card_id is not null;
create index payments_to_ask on payments (ask_after) where state = 'pending';

-- Money that arrived counts, even when the payment was given up before; nothing else goes back.
create function payment_rank(state text) returns integer
language sql immutable
return case state
  when 'new' then 0 when 'pending' then 1 when 'failed' then 2 when 'expired' then 2
  when 'review' then 3 when 'succeeded' then 4 when 'part_refunded' then 5 when 'refunded' then 6 end;

create function keep_payment_going_forward() returns trigger
language plpgsql as $$
begin
  if new.state <> old.state and payment_rank(new.state) <= payment_rank(old.state) then
    raise exception 'a payment does not go from % to %', old.state, new.state;
  end if;
  if (new.user_id, new.purpose, new.amount, new.currency) is distinct from
     (old.user_id, old.purpose, old.amount, old.currency) or new.refunded < old.refunded then
    raise exception 'what a payment is about does not change';
  end if;
  return new;
end $$;
create trigger payments_go_forward before update on payments
  for each row execute function keep_payment_going_forward();

-- What providers told on their own: that it was told, not what was said.
create table payment_callbacks (
  provider text not null,
  -- a sha256 of the bytes: told twice, it is one
  body_hash bytea not null check (length(body_hash) = 32),
  payment_id integer not null references payments,
  received_at timestamptz not null default now(),
  primary key (provider, body_hash)
);
create index payment_callbacks_payment on payment_callbacks (payment_id);

-- ---------------------------------------------------------------- ledger

-- Whose the money is. An entry adds its amount to the account: those of users hold what we owe them, those of
-- providers run below zero by what they hold for us.
create table ledger_accounts (
  id integer generated always as identity primary key,
  user_id integer unique references users,
  -- of our own: provider:…, promotions, sales
  code text unique check (code ~ '^[a-z]+(:[a-z0-9-]+)?$'),
  -- of users, and written by entries alone. Ours are summed up when somebody asks: kept here, every movement would
  -- wait for the one before.
  balance bigint,
  constraint balance_not_below_zero check (balance >= 0),
  check ((user_id is null) = (code is not null)),
  check ((user_id is null) = (balance is null))
);
insert into ledger_accounts (code) values ('promotions'), ('sales');

create table ledger_movements (
  id bigint generated always as identity primary key,
  -- names what is moved: the same thing is moved once
  key text not null unique check (length(key) between 1 and 200),
  cause text not null check (cause in ('payment', 'promo_code', 'order', 'order_return', 'refund')),
  payment_id integer not null references payments,
  moved_at timestamptz not null default now(),
  made_in xid8 not null default pg_current_xact_id()
);
create index ledger_movements_payment on ledger_movements (payment_id);

create table ledger_entries (
  movement_id bigint not null references ledger_movements,
  account_id integer not null references ledger_accounts,
  amount bigint not null check (amount <> 0),
  -- what a user had then; written by the trigger below
  balance_after bigint,
  primary key (movement_id, account_id)
);
create index ledger_entries_account on ledger_entries (account_id, movement_id desc);

create function post_ledger_entry() returns trigger
language plpgsql as $$
begin
  if not exists (select from ledger_movements where id = new.movement_id and made_in = pg_current_xact_id()) then
    raise exception 'a movement is complete when its transaction ends';
  end if;
  -- Locks the account: movements of one user wait for each other.
  update ledger_accounts set balance = balance + new.amount
  where id = new.account_id and user_id is not null
  returning balance into new.balance_after;
  return new;
end $$;
create trigger ledger_entries_posted before insert on ledger_entries
  for each row execute function post_ledger_entry();

create function check_ledger_movement() returns trigger
language plpgsql as $$
declare
  movement bigint := case tg_table_name when 'ledger_movements' then (to_jsonb(new) ->> 'id')::bigint
                                        else (to_jsonb(new) ->> 'movement_id')::bigint end;
begin
  if (select count(*) < 2 or sum(amount) <> 0 from ledger_entries where movement_id = movement) then
    raise exception 'the entries of movement % do not sum to zero', movement;
  end if;
  return null;
end $$;
create constraint trigger ledger_movements_balance after insert on ledger_movements
  deferrable initially deferred for each row execute function check_ledger_movement();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_movement();

create function keep_ledger_account() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance <> 0 then
    raise exception 'an account begins with nothing';
  end if;
  -- Deeper than one: an entry is being posted.
  if tg_op = 'UPDATE' and (pg_trigger_depth() < 2 or (new.user_id, new.code) is distinct from (old.user_id, old.code)) then
    raise exception 'balances are written by entries alone';
  end if;
  return new;
end $$;
create trigger ledger_accounts_kept before insert or update on ledger_accounts
  for each row execute function keep_ledger_account();

create function refuse_ledger_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name;
end $$;
create trigger ledger_accounts_stay before delete on ledger_accounts
  for each row execute function refuse_ledger_change();
create trigger ledger_accounts_stay_all before truncate on ledger_accounts execute function refuse_ledger_change();
create trigger ledger_movements_stay before update or delete on ledger_movements
  for each row execute function refuse_ledger_change();
create trigger ledger_movements_stay_all before truncate on ledger_movements execute function refuse_ledger_change();
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_stay_all before truncate on ledger_entries execute function refuse_ledger_change();

-- ---------------------------------------------------------------- the sandbox's bank

-- What the bank of the sandbox knows: never read by anything but that bank.
create table sandbox_bank_cards (
  token uuid primary key default gen_random_uuid(),
  card_mask text not null,
  brand text not null,
  expiry text not null,
  -- whether the bank says no to payments by it
  is_declined boolean not null default false,
  is_forgotten boolean not null default false
);

create table sandbox_bank_payments (
  id uuid primary key default gen_random_uuid(),
  -- the shop's: asked again with it, it is the same payment
  key uuid not null unique,
  external_id text not null,
  amount bigint not null,
  currency text not null,
  method text not null,
  state text not null default 'created',
  -- what the bank says it took, when that is not what was asked
  taken_amount bigint,
  taken_currency text,
  refunded bigint not null default 0,
  -- the shop's keys of the refunds that were made
  refund_keys uuid[] not null default '{}',
  saves_card boolean not null default false,
  card_token uuid references sandbox_bank_cards,
  return_url text not null,
  callback_url text not null,
  created_at timestamptz not null default now()
);

-- The one secret that the bank of the sandbox signs with.
create table sandbox_bank_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null
);
