-- How often a statement was looked at on a day, for its owner. The sum of all days is statements.views.
create table statement_views (
  statement_id integer not null references statements on delete cascade,
  day date not null default georgian_today(),
  views integer not null default 1 check (views > 0),
  primary key (statement_id, day)
);
