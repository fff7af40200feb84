-- Changes of an account's email: requested, then confirmed by a link to the new address. For some days the old
-- address can undo a confirmed one.
create table email_changes (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  old_email text not null check (length(old_email) <= 255),
  new_email text not null check (length(new_email) <= 255),
  confirm_hash bytea not null unique,
  undo_hash bytea unique,
  created_at timestamptz not null default now(),
  changed_at timestamptz,
  check ((changed_at is null) = (undo_hash is null))
);
create index email_changes_user on email_changes (user_id);
