-- What visitors send for somebody of the marketplace to answer, in one list; its contents stand where they were sent to.
create table leads (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('call_request', 'contact_message', 'statement_report', 'loan_request', 'search_request',
    'appraisal_request', 'company_appraisal_request', 'form_answer')),
  source_id text not null,
  created_at timestamptz not null default now(),
  assigned_to integer references users on delete set null,
  closed_at timestamptz,
  unique (kind, source_id)
);
create index leads_open on leads (created_at, id) where closed_at is null;
create index leads_closed on leads (closed_at desc, id) where closed_at is not null;
create index leads_assigned on leads (assigned_to, created_at) where closed_at is null;

create function add_lead() returns trigger language plpgsql as $$
begin
  insert into leads (kind, source_id, created_at) values (tg_argv[0], new.id::text, new.created_at);
  return null;
end $$;
create function remove_lead() returns trigger language plpgsql as $$
begin
  delete from leads where kind = tg_argv[0] and source_id = old.id::text;
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
    execute format('insert into leads (kind, source_id, created_at) select %L, id::text, created_at from %I',
      source.kind, source.table_name);
    execute format('create trigger %I after insert on %I for each row execute function add_lead(%L)',
      source.table_name || '_add_lead', source.table_name, source.kind);
    execute format('create trigger %I after delete on %I for each row execute function remove_lead(%L)',
      source.table_name || '_remove_lead', source.table_name, source.kind);
  end loop;
end $$;

-- What operators have done, with what it was before and after: rows are added, never changed.
create table operator_acts (
  id integer generated always as identity primary key,
  operator_id integer not null references users,
  subject text not null check (subject in ('lead')),
  subject_id text not null,
  act text not null check (length(act) <= 40),
  text text not null default '' check (length(text) <= 4000),
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  idempotency_key text unique check (length(idempotency_key) <= 100),
  created_at timestamptz not null default now()
);
create index operator_acts_subject on operator_acts (subject, subject_id, id);
create function refuse_change_of_act() returns trigger language plpgsql as $$
begin
  raise exception 'what an operator has done stays as it was written';
end $$;
create trigger operator_acts_stay before update or delete on operator_acts
  for each row execute function refuse_change_of_act();
