#!/bin/sh
# The standby of docker-compose.cluster.yml: copies the primary where it has no copy yet, and follows it. Where it was away
# for longer than the primary keeps its log (max_slot_wal_keep_size), delete its volume: it copies anew.
set -eu
umask 077
data=${PGDATA:-/var/lib/postgresql/data}
host=${PRIMARY_HOST:-postgres} port=${PRIMARY_PORT:-5432}
printf '*:*:*:replication:%s\n' "$(cat "${REPLICATION_PASSWORD_FILE:-/run/secrets/replication_password}")" >/tmp/pgpass
export PGPASSFILE=/tmp/pgpass

if [ ! -s "$data/PG_VERSION" ]; then
  # what a copy left that was broken off
  find "$data" -mindepth 1 -delete
  pg_basebackup --host "$host" --port "$port" --username replication --pgdata "$data" --slot standby --checkpoint fast \
    --wal-method stream
  touch "$data/standby.signal"
fi
chmod 700 "$data"
# Long reports do not meet rows that are gone (hot_standby_feedback).
exec postgres -D "$data" -c hot_standby_feedback=on -c primary_slot_name=standby \
  -c "primary_conninfo=host=$host port=$port user=replication passfile=/tmp/pgpass application_name=standby" "$@"
