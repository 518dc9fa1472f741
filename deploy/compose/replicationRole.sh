#!/bin/sh
# In the primary of docker-compose.cluster.yml, once, when its database is made: the role by which the standby follows.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set password="$(cat /run/secrets/replication_password)" <<'SQL'
create role replication with login replication password :'password';
select pg_create_physical_replication_slot('standby');
SQL
echo 'host replication replication all scram-sha-256' >>"$PGDATA/pg_hba.conf"
