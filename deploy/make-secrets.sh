#!/bin/sh
# Writes random passwords, the URLs that hold them and a certificate for a trial into deploy/secrets, for
# compose.yaml. Existing files are kept. Usage: sh deploy/make-secrets.sh ezo.example
set -eu
domain=${1:?the domain of the site, such as ezo.example}
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
# Containers read the files as users of their own; the folder stays closed to others of this machine.
chmod 700 secrets
cd secrets

make() { [ -s "$1" ] || cat > "$1"; }
random() { openssl rand -hex 24; }

for name in owner app reader backup postgres redis; do
  [ -s "$name-password" ] || random | tr -d '\n' | make "$name-password"
done
[ -s session-secret ] || random | make session-secret
[ -s metrics-token ] || random | make metrics-token
[ -s s3-access-key ] || openssl rand -hex 10 | make s3-access-key
[ -s s3-secret-key ] || random | make s3-secret-key
app=$(cat app-password)
printf 'postgres://ezo_app:%s@pgbouncer:6432/ezo\n' "$app" | make database-url
printf 'postgres://ezo_app:%s@primary:5432/ezo\n' "$app" | make direct-database-url
printf 'postgres://ezo_owner:%s@primary:5432/ezo\n' "$(cat owner-password)" | make migration-database-url
printf 'postgres://ezo_reader:%s@standby:5432/ezo\n' "$(cat reader-password)" | make database-read-url
printf 'redis://default:%s@redis:6379\n' "$(cat redis-password)" | make redis-url
printf 'requirepass %s\nsave ""\nappendonly no\nmaxmemory 256mb\nmaxmemory-policy volatile-ttl\n' \
  "$(cat redis-password)" | make redis.conf
printf '"ezo_app" "%s"\n' "$app" | make userlist.txt
printf 'ROOT_ACCESS_KEY=%s\nROOT_SECRET_KEY=%s\n' "$(cat s3-access-key)" "$(cat s3-secret-key)" | make s3.env
printf 'DOMAIN=%s\n' "$domain" | make domain.env
# Replace both by a certificate of an authority before you go live.
[ -s ezo.crt ] || openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=$domain" \
  -addext "subjectAltName=DNS:$domain" -keyout ezo.key -out ezo.crt 2>/dev/null
chmod 644 ./*
echo "deploy/secrets is complete."
