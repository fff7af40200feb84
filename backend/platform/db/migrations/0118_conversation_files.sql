-- Files of messages: pictures, encoded anew without metadata, and PDF documents. A message may be files alone.
create table conversation_files (
  id uuid primary key default gen_random_uuid(),
  message_id integer not null references conversation_messages on delete cascade,
  position smallint not null,
  name text not null check (length(name) between 1 and 150),
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  -- Of pictures, in pixels.
  width smallint,
  height smallint,
  size integer not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  unique (message_id, position)
);
alter table conversation_messages drop constraint conversation_messages_text_check;
alter table conversation_messages add constraint conversation_messages_text_check check (length(text) <= 4000);
