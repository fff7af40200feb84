-- What people show of themselves: pictures of their own, and another number.

alter table users
  add additional_phone_number text check (additional_phone_number ~ '^[0-9]{9}$');

-- Pictures that people have sent; their files stand in the data directory, by the token.
create table uploaded_pictures (
  token uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('photo', 'cover')),
  created_at timestamptz not null default now()
);
create index uploaded_pictures_user on uploaded_pictures (user_id);
