-- What stands around the marketplace: articles, messages to its people, and forms that are rows instead of code.

create table articles (
  id integer generated always as identity primary key,
  -- the readable end of its address, in every language
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug !~ '^[0-9]+$'),
  title_ka text not null,
  title_en text not null,
  title_ru text not null,
  lead_ka text not null,
  lead_en text not null,
  lead_ru text not null,
  -- HTML
  body_ka text not null,
  body_en text not null,
  body_ru text not null,
  -- as of a statement's picture
  image_path text,
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index articles_latest on articles (published_at desc, id desc);

create table contact_messages (
  id integer generated always as identity primary key,
  user_id integer references users on delete set null,
  name text not null,
  email text not null default '',
  phone_number text not null default '',
  message text not null check (message <> ''),
  -- the sender's own: sent twice, it is one message
  idempotency_key uuid unique,
  created_at timestamptz not null default now(),
  check (email <> '' or phone_number <> '')
);
create index contact_messages_user on contact_messages (user_id) where user_id is not null;

create table dynamic_forms (
  id integer generated always as identity primary key,
  title jsonb not null,
  description jsonb not null,
  -- said once the form is sent
  thanks jsonb not null,
  -- in their order; see backend/forms/field.ts
  fields jsonb not null,
  closed_at timestamptz
);

create table dynamic_form_answers (
  id integer generated always as identity primary key,
  form_id integer not null references dynamic_forms on delete cascade,
  user_id integer references users on delete set null,
  -- by the names of the fields
  answers jsonb not null,
  idempotency_key uuid unique,
  created_at timestamptz not null default now()
);
create index dynamic_form_answers_form on dynamic_form_answers (form_id, created_at);
create index dynamic_form_answers_user on dynamic_form_answers (user_id) where user_id is not null;

create table dynamic_form_files (
  answer_id integer not null references dynamic_form_answers on delete cascade,
  field text not null,
  name text not null,
  media_type text not null,
  bytes bytea not null,
  primary key (answer_id, field)
);

create table questionnaires (
  -- in the link that whoever is asked gets; whoever has the link may answer
  id uuid primary key default gen_random_uuid(),
  user_id integer references users on delete cascade,
  -- the property that is asked about
  subject jsonb not null,
  -- groups of fields, one page each; what was asked stays what it was
  groups jsonb not null,
  -- the draft, until it is answered
  answers jsonb not null default '{}',
  answered_at timestamptz,
  created_at timestamptz not null default now()
);
create index questionnaires_user on questionnaires (user_id) where user_id is not null;
