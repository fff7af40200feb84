-- Minutes on foot, counted along the ways of the town; null where nothing is near, or no ways are known. A statement that
-- has moved since is measured again.
create table statement_walking_times (
  statement_id integer primary key references statements on delete cascade,
  lat double precision not null,
  lng double precision not null,
  metro_station_id integer references metro_stations,
  metro_minutes smallint,
  kindergarten_minutes smallint,
  school_minutes smallint,
  shop_minutes smallint,
  park_minutes smallint,
  check ((metro_station_id is null) = (metro_minutes is null))
);
create index on statement_walking_times (metro_station_id) where metro_station_id is not null;
