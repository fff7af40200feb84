-- What the public registry knows of the land under a statement.
create table parcels (
  statement_id integer primary key references statements on delete cascade,
  -- corners as [longitude, latitude], the first one again at the end
  outline jsonb not null check (jsonb_typeof(outline) = 'array' and jsonb_array_length(outline) >= 4),
  area_m2 numeric(12, 2) not null check (area_m2 > 0),
  -- drawn for the demonstration: no such parcel exists
  is_made_up boolean not null default false
);
