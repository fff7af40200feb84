-- How often each thing happened to a film that advertises, by day: nothing of who looked at it.
create table advert_events (
  advert text not null,
  event text not null,
  day date not null default georgian_today(),
  times integer not null default 1 check (times > 0),
  primary key (advert, event, day)
);
