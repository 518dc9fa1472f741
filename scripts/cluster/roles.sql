-- The roles that Patroni works with, on a server that there was before it; on a new one it makes them itself. To be run in the
-- database `postgres` by its superuser; <words in brackets> are those of patroni.yml.
alter role postgres password '<superuserPassword>';
create role replicator replication login password '<replicationPassword>';
create role rewinder login password '<rewindPassword>';
-- what pg_rewind reads of another server
grant execute on function
  pg_ls_dir(text, boolean, boolean),
  pg_stat_file(text, boolean),
  pg_read_binary_file(text),
  pg_read_binary_file(text, bigint, bigint, boolean)
to rewinder;
