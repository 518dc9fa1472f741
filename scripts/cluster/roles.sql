-- The roles that Patroni uses, for a server that existed before Patroni; on a new one Patroni creates them itself. To
-- be run in the database `postgres` by its superuser; <names in brackets> are those of patroni.yml.
alter role postgres password '<superuserPassword>';
create role replicator replication login password '<replicationPassword>';
create role rewinder login password '<rewindPassword>';
-- the functions by which pg_rewind reads another server
grant execute on function
  pg_ls_dir(text, boolean, boolean),
  pg_stat_file(text, boolean),
  pg_read_binary_file(text),
  pg_read_binary_file(text, bigint, bigint, boolean)
to rewinder;
