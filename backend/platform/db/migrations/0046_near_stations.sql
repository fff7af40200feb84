-- The stations near a statement, by the way on foot, searched by in memory and in the database alike. What was measured
-- before knows none of them, and is measured again.
create table statement_near_stations (
  statement_id integer not null references statements on delete cascade,
  metro_station_id integer not null references metro_stations,
  minutes smallint not null check (minutes between 1 and 15),
  primary key (statement_id, metro_station_id)
);
create index on statement_near_stations (metro_station_id, minutes);
delete from statement_walking_times;

create function note_near_stations_change() returns trigger
language plpgsql as $$
begin
  insert into statement_changes (statement_id) select distinct statement_id from changed;
  return null;
end $$;
create trigger statement_near_stations_added after insert on statement_near_stations
  referencing new table as changed for each statement execute function note_near_stations_change();
create trigger statement_near_stations_removed after delete on statement_near_stations
  referencing old table as changed for each statement execute function note_near_stations_change();

-- As for statements. A project moves when its developer corrects the place.
create table project_walking_times (
  project_id integer primary key references projects on delete cascade,
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
create index on project_walking_times (metro_station_id) where metro_station_id is not null;
