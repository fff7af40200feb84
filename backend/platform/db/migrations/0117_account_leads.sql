-- Conversations about different projects of a developer are separate.
alter table conversations add project_id integer references projects on delete set null;
create index conversations_project on conversations (project_id) where project_id is not null;

-- Leads of owners, agents, brokers and developers: a person's interest that the account follows up.
-- account_id: the owner of the statement or project, or the broker whom the owner works for.
-- name: as the person gave it; empty if unknown, or erased with their account.
-- responded_at: when the account first replied, or called and said so by the stage.
create table account_leads (
  id integer generated always as identity primary key,
  account_id integer not null references users on delete cascade,
  kind text not null check (kind in ('message', 'call', 'number', 'viewing', 'match')),
  statement_id integer references statements on delete set null,
  project_id integer references projects on delete set null,
  seeker_id integer references users on delete set null,
  name text not null default '' check (length(name) <= 255),
  stage text not null default 'new' check (stage in ('new', 'talking', 'viewing', 'offer', 'closed', 'lost')),
  assignee_id integer references users on delete set null,
  remind_on date,
  reminded_at timestamptz,
  responded_at timestamptz,
  responded_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  last_event_at timestamptz not null default now()
);
create index account_leads_account on account_leads (account_id, last_event_at desc);
create index account_leads_assignee on account_leads (assignee_id, last_event_at desc) where assignee_id is not null;
create index account_leads_seeker on account_leads (seeker_id) where seeker_id is not null;
create index account_leads_statement on account_leads (statement_id) where statement_id is not null;
create index account_leads_project on account_leads (project_id) where project_id is not null;
create index account_leads_reminder on account_leads (remind_on) where remind_on is not null and reminded_at is null;
create index account_leads_age on account_leads (last_event_at);

-- What a lead came from; each conversation, viewing, number request and match belongs to one lead.
create table account_lead_sources (
  kind text not null check (kind in ('conversation', 'viewing', 'number', 'match')),
  source_id text not null,
  lead_id integer not null references account_leads on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, source_id)
);
create index account_lead_sources_lead on account_lead_sources (lead_id);

-- What the account did with a lead. user_id is null for changes by the site.
create table account_lead_acts (
  id integer generated always as identity primary key,
  lead_id integer not null references account_leads on delete cascade,
  user_id integer references users on delete set null,
  act text not null check (act in ('note', 'stage', 'assign', 'remind')),
  text text not null default '' check (length(text) <= 4000),
  stage text check (stage in ('new', 'talking', 'viewing', 'offer', 'closed', 'lost')),
  assignee_id integer references users on delete set null,
  remind_on date,
  idempotency_key uuid unique,
  created_at timestamptz not null default now()
);
create index account_lead_acts_lead on account_lead_acts (lead_id, id);

-- Earlier conversations and viewings become leads.
create temporary table former_leads on commit drop as
  select nextval(pg_get_serial_sequence('account_leads', 'id'))::integer as id, former.*
  from (
    select 'conversation' as source, c.id::text as source_id, c.owner_id, c.statement_id, c.seeker_id, c.seeker_name as name,
           case c.kind when 'statement' then 'message' when 'call_request' then 'call' else c.kind end as kind,
           case when r.replied_at is null then 'new' else 'talking' end as stage, r.replied_at, c.created_at, c.last_message_at
    from conversations c
    left join lateral (select min(m.created_at) as replied_at from conversation_messages m
                       where m.conversation_id = c.id and m.side = 'owner') r on true
    where c.owner_id is not null
    union all
    select 'viewing', v.id::text, v.owner_id, v.statement_id, v.user_id, v.name, 'viewing', 'viewing', null, v.created_at, v.changed_at
    from viewings v
    order by created_at) former;
insert into account_leads (id, account_id, kind, statement_id, seeker_id, name, stage, assignee_id, responded_at, responded_by,
                           created_at, last_event_at)
  overriding system value
  select f.id, coalesce(b.broker_id, f.owner_id), f.kind, f.statement_id, f.seeker_id, f.name, f.stage,
         case when b.broker_id is not null then f.owner_id end, f.replied_at, case when f.replied_at is not null then f.owner_id end,
         f.created_at, f.last_message_at
  from former_leads f left join broker_agents b on b.agent_id = f.owner_id;
insert into account_lead_sources (kind, source_id, lead_id, created_at) select source, source_id, id, created_at from former_leads;
