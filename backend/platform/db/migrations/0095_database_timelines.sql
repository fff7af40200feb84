-- Timeline of the write-ahead log, as eight hexadecimal digits. It changes when the database is recovered to an earlier point
-- or a standby is promoted. Empty where the database has no such log, and on a standby.
create function database_timeline() returns text language plpgsql stable as $$
begin
  return left(pg_walfile_name(pg_current_wal_insert_lsn()), 8);
exception when others then
  return '';
end $$;

-- A mark for each timeline that this database has been on. A standby without the latest one follows another history.
create table database_timelines (
  timeline text primary key,
  mark uuid not null default gen_random_uuid(),
  noticed_at timestamptz not null default now()
);
