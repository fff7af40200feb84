-- Tables are named as the code and the glossary name them. Rows, keys and rules stay.

do $$
declare
  renamed record;
  part record;
begin
  for renamed in
    select * from (values
      ('client_wishes', 'search_requests'),
      ('client_number_offers', 'contact_requests'),
      ('ledger_movements', 'ledger_transactions'),
      ('valuation_models', 'estimate_models'),
      ('rate_requests', 'appraisal_requests'),
      ('corporate_rate_requests', 'corporate_appraisal_requests'),
      ('visitor_turns', 'rate_limit_hits'),
      ('advert_events', 'video_ad_events'),
      ('seeding', 'seed_progress')
    ) as names (old_name, new_name)
  loop
    execute format('alter table %I rename to %I', renamed.old_name, renamed.new_name);
    for part in
      select conname as name from pg_constraint
      where conrelid = renamed.new_name::regclass and starts_with(conname, renamed.old_name)
    loop
      execute format('alter table %I rename constraint %I to %I', renamed.new_name, part.name,
        replace(part.name, renamed.old_name, renamed.new_name));
    end loop;
    for part in
      select indexes.relname as name from pg_index join pg_class indexes on indexes.oid = indexrelid
      where indrelid = renamed.new_name::regclass and starts_with(indexes.relname, renamed.old_name)
    loop
      execute format('alter index %I rename to %I', part.name,
        replace(part.name, renamed.old_name, renamed.new_name));
    end loop;
    for part in
      select tgname as name from pg_trigger
      where tgrelid = renamed.new_name::regclass and starts_with(tgname, renamed.old_name)
    loop
      execute format('alter trigger %I on %I rename to %I', part.name, renamed.new_name,
        replace(part.name, renamed.old_name, renamed.new_name));
    end loop;
    if exists (
      select from pg_attribute
      where attrelid = renamed.new_name::regclass and attname = 'id' and attidentity <> ''
    ) then
      execute format('alter sequence %s rename to %I', pg_get_serial_sequence(renamed.new_name, 'id'),
        renamed.new_name || '_id_seq');
    end if;
  end loop;
end $$;

alter table contact_requests rename column wish_id to search_request_id;
alter table ledger_entries rename column movement_id to transaction_id;
alter table ledger_entries rename constraint ledger_entries_movement_id_fkey to ledger_entries_transaction_id_fkey;
alter function check_ledger_movement rename to check_ledger_transaction;

create or replace function post_ledger_entry() returns trigger
language plpgsql as $$
begin
  if not exists (select from ledger_transactions where id = new.transaction_id and made_in = pg_current_xact_id()) then
    raise exception 'a ledger transaction is complete when its database transaction ends';
  end if;
  -- Locks the account: transactions of one user wait for each other.
  update ledger_accounts set balance = balance + new.amount
  where id = new.account_id and user_id is not null
  returning balance into new.balance_after;
  return new;
end $$;

create or replace function check_ledger_transaction() returns trigger
language plpgsql as $$
declare
  posted bigint := case tg_table_name when 'ledger_transactions' then (to_jsonb(new) ->> 'id')::bigint
                                      else (to_jsonb(new) ->> 'transaction_id')::bigint end;
begin
  if (select count(*) < 2 or sum(amount) <> 0 from ledger_entries where transaction_id = posted) then
    raise exception 'the entries of ledger transaction % do not sum to zero', posted;
  end if;
  return null;
end $$;
