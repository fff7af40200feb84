-- Written into every folder or bucket of files once, so that files of another database are not deleted.
create table file_store_identity (
  id uuid not null default gen_random_uuid(),
  is_only boolean primary key default true check (is_only)
);

insert into file_store_identity default values;
