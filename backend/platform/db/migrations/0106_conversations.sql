-- What a seeker and an owner (agent, company) write to one another about one subject.
-- owner_id: the user who was written to. seeker_id: who wrote first, if signed in.
-- guest_email and guest_key: how a guest is reached and recognized. The contacts of a side are those it shares.
-- *_seen_id: the latest message that the side has seen. *_emailed_at: the latest email since then.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('statement', 'call_request')),
  statement_id integer references statements on delete cascade,
  owner_id integer not null references users on delete cascade,
  seeker_id integer references users on delete cascade,
  seeker_name text not null check (length(seeker_name) <= 255),
  guest_email text check (length(guest_email) <= 255),
  guest_key uuid unique,
  seeker_locale text not null check (seeker_locale in ('ka', 'en', 'ru')),
  owner_phone text check (length(owner_phone) <= 30),
  owner_email text check (length(owner_email) <= 255),
  seeker_phone text check (length(seeker_phone) <= 30),
  seeker_email text check (length(seeker_email) <= 255),
  state text not null default 'open' check (state in ('open', 'closed', 'blocked')),
  ended_by text check (ended_by in ('owner', 'seeker')),
  owner_seen_id integer not null default 0,
  seeker_seen_id integer not null default 0,
  owner_emailed_at timestamptz,
  seeker_emailed_at timestamptz,
  last_message_id integer not null default 0,
  last_message_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (owner_id <> seeker_id),
  check ((kind = 'statement') = (statement_id is not null)),
  check ((state = 'open') = (ended_by is null)),
  check (seeker_id is null or (guest_key is null and guest_email is null))
);
create index conversations_owner on conversations (owner_id, last_message_at desc);
create index conversations_seeker on conversations (seeker_id, last_message_at desc) where seeker_id is not null;
create index conversations_statement on conversations (statement_id) where statement_id is not null;
create index conversations_age on conversations (last_message_at);

-- text is null once its author has closed the account.
create table conversation_messages (
  id integer generated always as identity primary key,
  conversation_id uuid not null references conversations on delete cascade,
  side text not null check (side in ('owner', 'seeker')),
  text text check (length(text) between 1 and 4000),
  idempotency_key uuid unique,
  created_at timestamptz not null default now()
);
create index conversation_messages_conversation on conversation_messages (conversation_id, id);

-- Earlier messages to owners become conversations: one for each sender and statement, with the number they gave.
create temporary table former_messages on commit drop as
  select m.*, s.user_id as owner_id, nullif(m.user_id, s.user_id) as seeker_id,
         coalesce(nullif(m.user_id, s.user_id)::text, 'guest ' || m.phone_number) as sender
  from statement_messages m join statements s on s.id = m.statement_id;
create temporary table former_senders on commit drop as
  select gen_random_uuid() as conversation_id, statement_id, owner_id, seeker_id, sender,
         (array_agg(name order by id desc))[1] as name, (array_agg(phone_number order by id desc))[1] as phone_number,
         min(created_at) as created_at, max(created_at) as last_message_at
  from former_messages group by statement_id, owner_id, seeker_id, sender;
insert into conversations (id, kind, statement_id, owner_id, seeker_id, seeker_name, guest_key, seeker_locale, seeker_phone,
                           last_message_at, created_at)
  select conversation_id, 'statement', statement_id, owner_id, seeker_id, name,
         case when seeker_id is null then gen_random_uuid() end, 'ka', phone_number, last_message_at, created_at
  from former_senders;
insert into conversation_messages (conversation_id, side, text, idempotency_key, created_at)
  select f.conversation_id, 'seeker', m.message, m.idempotency_key, m.created_at
  from former_messages m join former_senders f using (statement_id, sender) order by m.id;
-- Owners had these messages by email and on the page of notifications.
update conversations c set last_message_id = (select max(m.id) from conversation_messages m where m.conversation_id = c.id);
update conversations set owner_seen_id = last_message_id, seeker_seen_id = last_message_id;
drop table statement_messages;

-- The kind of email is now of both sides.
update message_settings set unwanted_kinds = array_replace(unwanted_kinds, 'statement_message', 'conversation_message')
where 'statement_message' = any (unwanted_kinds);
update messages set kind = 'conversation_message' where kind = 'statement_message';

-- A conversation that one side reports to the operators.
create table conversation_reports (
  id integer generated always as identity primary key,
  conversation_id uuid not null references conversations on delete cascade,
  side text not null check (side in ('owner', 'seeker')),
  comment text not null check (length(comment) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index conversation_reports_conversation on conversation_reports (conversation_id);
alter table leads drop constraint leads_kind_check;
alter table leads add constraint leads_kind_check check (kind in ('call_request', 'contact_message', 'statement_report',
  'loan_request', 'search_request', 'appraisal_request', 'company_appraisal_request', 'form_answer', 'conversation_report'));
insert into lead_deadlines (kind, hours) values ('conversation_report', 24);
-- As before, with reports of conversations.
create or replace function read_lead(kind text, source_id text,
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
    when 'conversation_report' then
      select case r.side when 'owner' then c.owner_id else c.seeker_id end, case r.side when 'seeker' then c.seeker_name end,
          case r.side when 'seeker' then c.guest_email end, case r.side when 'seeker' then c.seeker_phone end, r.comment,
          c.statement_id
        into sender_id, sender_name, sender_email, sender_phone, sent_text, statement_id
        from conversation_reports r join conversations c on c.id = r.conversation_id where r.id = source_id::integer;
    else
  end case;
  if sender_id is not null and kind in ('statement_report', 'loan_request', 'appraisal_request', 'form_answer', 'conversation_report') then
    select coalesce(nullif(sender_name, ''), nullif(u.display_name, ''), u.first_name || ' ' || u.last_name),
        coalesce(nullif(sender_email, ''), u.email), coalesce(nullif(sender_phone, ''), u.phone_number)
      into sender_name, sender_email, sender_phone from users u where u.id = sender_id and u.closed_at is null;
  end if;
  contacts := array_remove(array_remove(array[lower(sender_email), phone_key(sender_phone)], null), '');
  words := coalesce(trim(fold_name(concat_ws(' ', sender_name, case when not is_masked then sender_email end,
    case when not is_masked then phone_key(sender_phone) end, sent_text))), '');
end $$;
create trigger conversation_reports_add_lead after insert on conversation_reports
  for each row execute function add_lead('conversation_report');
create trigger conversation_reports_remove_lead after delete on conversation_reports
  for each row execute function remove_lead('conversation_report');
