-- The photos that were sent, by the statements that show them: a copy of a statement shows the same ones.
create table statement_photos (
  statement_id integer not null references statements on delete cascade,
  path text not null references uploaded_photos on delete cascade,
  primary key (statement_id, path)
);
create index statement_photos_path on statement_photos (path);
insert into statement_photos (statement_id, path)
select statement_id, path from uploaded_photos where statement_id is not null;

alter table uploaded_photos
  drop column draft_id,
  drop column statement_id;
