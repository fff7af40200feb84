-- The inbox as a queue: deadlines within working hours, leads that wait for their sender, and a search.

-- Hours until a lead of a kind is late. Those of a day or more are days; the rest counts within working hours.
create table lead_deadlines (
  kind text primary key,
  hours smallint not null check (hours > 0 and hours % 24 <= 9)
);
insert into lead_deadlines (kind, hours) values
  ('call_request', 1), ('contact_message', 24), ('statement_report', 24), ('loan_request', 24), ('search_request', 72),
  ('appraisal_request', 24), ('company_appraisal_request', 24), ('form_answer', 48);

-- The deadline of a lead received at a time. People answer daily from 10:00 to 19:00 in Tbilisi, as the contact page says.
create function lead_due_at(received timestamptz, kind text) returns timestamptz language plpgsql stable as $$
declare
  opening constant interval := '10 hours';
  closing constant interval := '19 hours';
  night constant interval := '15 hours';
  allowed integer := coalesce((select hours from lead_deadlines d where d.kind = lead_due_at.kind), 24);
  start timestamp := received at time zone 'Asia/Tbilisi';
  due timestamp;
begin
  if start < date_trunc('day', start) + opening then
    start := date_trunc('day', start) + opening;
  elsif start >= date_trunc('day', start) + closing then
    start := date_trunc('day', start) + interval '1 day' + opening;
  end if;
  due := start + make_interval(days => allowed / 24, hours => allowed % 24);
  if due > date_trunc('day', start) + make_interval(days => allowed / 24) + closing then
    due := due + night;
  end if;
  return due at time zone 'Asia/Tbilisi';
end $$;

alter table leads
  add column due_at timestamptz,
  -- True for a deadline of a few hours.
  add column is_urgent boolean not null default false,
  -- The lead waits for its sender until then, and is open again afterwards.
  add column waits_until timestamptz,
  add column sender_id integer references users on delete set null,
  -- Sender's email in lower case, and last nine digits of the phone number.
  add column contacts text[] not null default '{}',
  -- Folded texts that a search finds, without those that the desk masks.
  add column words text not null default '',
  add column statement_id integer,
  -- False for a lead made by a click alone.
  add column is_written boolean not null default true;

create function phone_key(number text) returns text language sql immutable strict parallel safe as $$
  select right(regexp_replace(number, '\D', '', 'g'), 9)
$$;

-- What the inbox keeps of a lead's contents. Users' own names and contacts stand with the user.
create function read_lead(kind text, source_id text,
  out sender_id integer, out contacts text[], out words text, out statement_id integer, out is_written boolean)
language plpgsql stable as $$
declare
  sender_name text;
  sender_email text := '';
  sender_phone text := '';
  sent_text text := '';
  is_masked boolean := kind in ('loan_request', 'appraisal_request', 'form_answer');
begin
  is_written := true;
  case kind
    when 'call_request' then
      select r.user_id, r.name, r.phone_number, r.comment, r.comment <> ''
        into sender_id, sender_name, sender_phone, sent_text, is_written from call_requests r where r.id = source_id::integer;
    when 'contact_message' then
      select r.user_id, r.name, r.email, r.phone_number, r.message
        into sender_id, sender_name, sender_email, sender_phone, sent_text from contact_messages r where r.id = source_id::integer;
    when 'statement_report' then
      select r.user_id, r.comment, r.statement_id, r.comment <> ''
        into sender_id, sent_text, statement_id, is_written from statement_reports r where r.id = source_id::integer;
    when 'loan_request' then
      select r.user_id, concat_ws(' ', r.first_name, r.last_name), r.email, r.phone_number, r.statement_id
        into sender_id, sender_name, sender_email, sender_phone, statement_id from loan_requests r where r.id = source_id::integer;
    when 'search_request' then
      select r.user_id, r.name, r.phone_number, r.comment
        into sender_id, sender_name, sender_phone, sent_text from search_requests r where r.id = source_id::integer;
    when 'appraisal_request' then
      select r.user_id into sender_id from appraisal_requests r where r.id = source_id::uuid;
    when 'company_appraisal_request' then
      select r.user_id, r.company, r.phone_number
        into sender_id, sender_name, sender_phone from corporate_appraisal_requests r where r.id = source_id::integer;
    when 'form_answer' then
      select r.user_id into sender_id from dynamic_form_answers r where r.id = source_id::integer;
    else
  end case;
  if sender_id is not null and kind in ('statement_report', 'loan_request', 'appraisal_request', 'form_answer') then
    select coalesce(nullif(sender_name, ''), nullif(u.display_name, ''), u.first_name || ' ' || u.last_name),
        coalesce(nullif(sender_email, ''), u.email), coalesce(nullif(sender_phone, ''), u.phone_number)
      into sender_name, sender_email, sender_phone from users u where u.id = sender_id and u.closed_at is null;
  end if;
  contacts := array_remove(array_remove(array[lower(sender_email), phone_key(sender_phone)], null), '');
  words := coalesce(trim(fold_name(concat_ws(' ', sender_name, case when not is_masked then sender_email end,
    case when not is_masked then phone_key(sender_phone) end, sent_text))), '');
end $$;

create or replace function add_lead() returns trigger language plpgsql as $$
declare
  lead_kind constant text := tg_argv[0];
  sent record;
begin
  sent := read_lead(lead_kind, new.id::text);
  insert into leads (kind, source_id, created_at, due_at, is_urgent, sender_id, contacts, words, statement_id, is_written)
  values (lead_kind, new.id::text, new.created_at, lead_due_at(new.created_at, lead_kind),
    coalesce((select hours < 4 from lead_deadlines d where d.kind = lead_kind), false),
    sent.sender_id, sent.contacts, sent.words, sent.statement_id, sent.is_written);
  -- A person who writes again need not be waited for.
  update leads set waits_until = null, due_at = lead_due_at(new.created_at, kind)
  where closed_at is null and waits_until > now() and (contacts && sent.contacts or sender_id = sent.sender_id);
  return null;
end $$;

create function refresh_lead() returns trigger language plpgsql as $$
begin
  update leads l set (sender_id, contacts, words, statement_id, is_written) =
    (select r.sender_id, r.contacts, r.words, r.statement_id, r.is_written from read_lead(l.kind, l.source_id) r)
  where l.kind = tg_argv[0] and l.source_id = new.id::text;
  return null;
end $$;

create function refresh_leads_of_user() returns trigger language plpgsql as $$
begin
  update leads l set (contacts, words) =
    (select r.contacts, r.words from read_lead(l.kind, l.source_id) r)
  where l.sender_id = new.id;
  return null;
end $$;

do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('call_requests', 'call_request'), ('contact_messages', 'contact_message'), ('statement_reports', 'statement_report'),
      ('loan_requests', 'loan_request'), ('search_requests', 'search_request'), ('appraisal_requests', 'appraisal_request'),
      ('corporate_appraisal_requests', 'company_appraisal_request'), ('dynamic_form_answers', 'form_answer')
    ) as sources (table_name, kind)
  loop
    execute format('create trigger %I after update on %I for each row execute function refresh_lead(%L)',
      source.table_name || '_refresh_lead', source.table_name, source.kind);
  end loop;
end $$;

update leads l set
  due_at = lead_due_at(l.created_at, l.kind),
  is_urgent = coalesce((select hours < 4 from lead_deadlines d where d.kind = l.kind), false),
  (sender_id, contacts, words, statement_id, is_written) =
    (select r.sender_id, r.contacts, r.words, r.statement_id, r.is_written from read_lead(l.kind, l.source_id) r);

create trigger users_refresh_leads
  after update of display_name, first_name, last_name, email, phone_number, closed_at on users
  for each row when (old.* is distinct from new.*) execute function refresh_leads_of_user();

-- A lead without a source is added by hand only in tests.
alter table leads alter column due_at set default now();
alter table leads alter column due_at set not null;

create index leads_due on leads (due_at, id) where closed_at is null;
create index leads_due_by_kind on leads (kind, due_at, id) where closed_at is null;
create index leads_urgent on leads (created_at) where closed_at is null and is_urgent;
create index leads_waiting on leads (waits_until) where closed_at is null and waits_until is not null;
create index leads_sender on leads (sender_id);
create index leads_contacts on leads using gin (contacts);
create index leads_words on leads using gin (words gin_trgm_ops);
create index leads_statement on leads (statement_id) where statement_id is not null;
drop index leads_open;
