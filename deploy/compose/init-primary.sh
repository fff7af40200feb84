#!/bin/sh
# Runs once in a new primary: creates the roles and the database, and lets the standby stream.
set -eu
read_secret() { cat "/run/secrets/$1-password"; }
psql -v owner_password="$(read_secret owner)" -v app_password="$(read_secret app)" \
  -v reader_password="$(read_secret reader)" -v backup_password="$(read_secret backup)" \
  --username postgres --dbname postgres -f /ezo/roles.sql
echo 'host replication ezo_backup samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
