-- Files of forms are kept in a folder; those that were sent before stay in their rows.
alter table dynamic_form_files
  alter column bytes drop not null,
  -- names the file in the folder
  add column token uuid unique,
  add column size integer;
update dynamic_form_files set size = octet_length(bytes);
alter table dynamic_form_files
  alter column size set not null,
  add check ((bytes is null) <> (token is null));
