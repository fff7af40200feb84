#!/bin/sh
# Copies the primary once, then starts a standby that streams from it. Runs as root in the image of PostgreSQL.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  PGPASSWORD="$(cat /run/secrets/backup-password)" gosu postgres pg_basebackup \
    --dbname 'host=primary user=ezo_backup' --pgdata "$PGDATA" --wal-method stream \
    --create-slot --slot ezo_standby --write-recovery-conf --checkpoint fast
fi
exec docker-entrypoint.sh postgres -c config_file=/ezo/postgresql.conf "$@"
