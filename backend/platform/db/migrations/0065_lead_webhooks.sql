-- What is to be told of a lead to another system: written with it, and gone with it. The id stays the same however often it is sent.
create table lead_webhooks (
  lead_id integer primary key references leads on delete cascade,
  id uuid not null default gen_random_uuid(),
  attempts smallint not null default 0,
  -- null: it was taken, or given up
  next_at timestamptz default now(),
  sent_at timestamptz,
  -- of the last attempt that failed: a status or a kind of error, never what was answered
  failure text check (length(failure) <= 100)
);
create index lead_webhooks_due on lead_webhooks (next_at) where next_at is not null;

create function add_lead_webhook() returns trigger language plpgsql as $$
begin
  insert into lead_webhooks (lead_id) values (new.id);
  return null;
end $$;
create trigger leads_add_webhook after insert on leads for each row execute function add_lead_webhook();
