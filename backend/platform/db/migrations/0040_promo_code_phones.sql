-- Proved numbers of those who have redeemed a promo code: another account with one of them is no other person.
create table promo_code_phones (
  promo_code_id integer not null references promo_codes on delete cascade,
  phone_number text not null,
  user_id integer not null references users on delete cascade,
  -- A pseudonym of the network that it was redeemed from.
  visitor text not null check (length(visitor) between 1 and 64),
  redeemed_at timestamptz not null default now(),
  primary key (promo_code_id, phone_number)
);
create index promo_code_phones_visitor on promo_code_phones (promo_code_id, visitor, redeemed_at);
