-- Creates the roles of Ezo and its database, and may be repeated. Run it as a superuser:
--   psql -v owner_password=… -v app_password=… -v reader_password=… -v backup_password=… -f roles.sql
-- Passwords can be changed by running it again.
\set ON_ERROR_STOP on

select format('create role %I login', name)
from unnest(array['ezo_owner', 'ezo_app', 'ezo_reader', 'ezo_backup']) as name
where not exists (select from pg_roles where rolname = name)
\gexec

-- Owner of the tables, for MIGRATION_DATABASE_URL and `npm run migrate`.
alter role ezo_owner password :'owner_password' connection limit 20;

-- The program, for DATABASE_URL: reads and writes rows, and cannot change the schema or the ledger's past.
-- These settings hold behind a pooler too, which does not pass them on.
alter role ezo_app password :'app_password';
alter role ezo_app set statement_timeout = '15s';
alter role ezo_app set idle_in_transaction_session_timeout = '30s';
alter role ezo_app set jit = off;
alter role ezo_app set timezone = 'UTC';

-- Long reads of the standby, for DATABASE_READ_URL, and figures for an exporter.
alter role ezo_reader password :'reader_password';
alter role ezo_reader set default_transaction_read_only = on;
grant pg_read_all_data, pg_monitor to ezo_reader;

-- The standby's stream, and base backups. `npm run backup` uses the owner.
alter role ezo_backup password :'backup_password' replication;

select 'create database ezo owner ezo_owner encoding ''UTF8'' locale ''C.UTF-8'' template template0'
where not exists (select from pg_database where datname = 'ezo')
\gexec

-- Other databases of this server stay closed to these roles' passwords.
revoke connect on database ezo from public;
grant connect on database ezo to ezo_app, ezo_reader;
