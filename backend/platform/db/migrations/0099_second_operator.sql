-- Payments are acted upon at the desk, too.
alter table operator_acts drop constraint operator_acts_subject_check;
alter table operator_acts add constraint operator_acts_subject_check
  check (subject in ('lead', 'statement_draft', 'service_order', 'user', 'table_row', 'statement', 'payment'));

-- What a second operator has to confirm: whoever has asked for it never does.
create table operator_approvals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('make_operator', 'payment_refund', 'order_refund', 'order_call_off')),
  subject_id integer not null,
  -- In tetri.
  amount integer check (amount >= 0),
  text text not null default '' check (length(text) <= 4000),
  requested_by integer not null references users,
  requested_at timestamptz not null default now(),
  decided_by integer references users,
  decided_at timestamptz,
  outcome text check (outcome in ('approve', 'reject', 'withdraw')),
  check ((outcome is null) = (decided_by is null) and (outcome is null) = (decided_at is null)),
  check (case outcome when 'withdraw' then decided_by = requested_by else decided_by <> requested_by end)
);
create unique index operator_approvals_open on operator_approvals (kind, subject_id) where outcome is null;
create index operator_approvals_requested_by on operator_approvals (requested_by);
create index operator_approvals_decided_by on operator_approvals (decided_by);

-- A name without its script: the same for ნინო, Nino and Нино. Letters with two Latin ones are replaced first, then spellings
-- that readers mix up, then single letters; doubled letters count once.
create function fold_name(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(translate(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'дж', 'j'), 'ჟ', 'zh'), 'შ', 'sh'), 'ჩ', 'ch'), 'ც', 'ts'), 'ძ', 'dz'), 'წ', 'ts'), 'ჭ', 'ch'), 'ж', 'zh'), 'ш', 'sh'), 'щ', 'sh'), 'ч', 'ch'), 'ц', 'ts'), 'я', 'ia'), 'ю', 'iu'), 'ь', ''), 'ъ', ''), 'kh', 'h'), 'gh', 'g'),
    'აბგდევზთიკლმნოპრსტუფქღყხჯჰабвгдезийклмнопрстуфхыэёqywf',
    'abgdevztiklmnoprstupkgkhjhabvgdeziiklmnoprstuphieekivp'), '(.)\1', '\1', 'g')
$$;
