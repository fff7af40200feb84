-- Settings of an account's leads.
-- routing: who looks after a lead that is about no statement of an agent.
create table account_lead_settings (
  account_id integer primary key references users on delete cascade,
  routing text not null default 'hand' check (routing in ('hand', 'turn', 'district')),
  webhook_url text check (length(webhook_url) <= 500),
  webhook_secret text check (length(webhook_secret) <= 100),
  check ((webhook_url is null) = (webhook_secret is null))
);

-- Leads to send to the account's own system. next_at is null once a webhook is delivered or given up.
create table account_lead_webhooks (
  id uuid primary key default gen_random_uuid(),
  lead_id integer not null references account_leads on delete cascade,
  type text not null check (type in ('lead.created', 'lead.changed')),
  attempts integer not null default 0,
  failure text,
  created_at timestamptz not null default now(),
  next_at timestamptz default now(),
  sent_at timestamptz
);
create index account_lead_webhooks_lead on account_lead_webhooks (lead_id);
create index account_lead_webhooks_due on account_lead_webhooks (next_at) where next_at is not null;
