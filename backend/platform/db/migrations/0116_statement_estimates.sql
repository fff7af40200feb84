-- The price range of each flat for sale by the price model. range_low is null for flats that the model cannot judge.
-- No reference to the model: old models are deleted, and their estimates are replaced.
create table statement_estimates (
  statement_id integer primary key references statements on delete cascade,
  model_id integer not null,
  range_low integer check (range_low > 0),
  range_high integer check (range_high >= range_low),
  comparables integer not null check (comparables >= 0),
  check ((range_low is null) = (range_high is null))
);
create trigger statement_estimates_shown after insert or update or delete on statement_estimates
  for each statement execute function note_shown_change('statements');

-- What statements show of their model. Generated, so that reading it does not read the model of some hundred kilobytes.
alter table estimate_models
  add offers integer generated always as ((model ->> 'offers')::integer) stored,
  add median_error float8 generated always as ((model -> 'card' -> 'all' ->> 'medianError')::float8) stored;

create function delete_statement_estimate() returns trigger language plpgsql as $$
begin
  delete from statement_estimates where statement_id = new.id;
  return null;
end $$;

-- The columns that the model reads. The price is none of them.
create trigger statements_estimate after update of deal_type_id, real_estate_type_id, city_id, urban_id, status_id,
    condition_id, project_type_id, build_year_id, room_type_id, area, area_type_id, floor, total_floors, balconies,
    balcony_area, parameters, lat, lng on statements
  for each row when (
    (old.deal_type_id, old.real_estate_type_id, old.city_id, old.urban_id, old.status_id, old.condition_id,
     old.project_type_id, old.build_year_id, old.room_type_id, old.area, old.area_type_id, old.floor, old.total_floors,
     old.balconies, old.balcony_area, old.parameters, old.lat, old.lng)
    is distinct from
    (new.deal_type_id, new.real_estate_type_id, new.city_id, new.urban_id, new.status_id, new.condition_id,
     new.project_type_id, new.build_year_id, new.room_type_id, new.area, new.area_type_id, new.floor, new.total_floors,
     new.balconies, new.balcony_area, new.parameters, new.lat, new.lng))
  execute function delete_statement_estimate();
