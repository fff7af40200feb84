-- Tours of our own: round pictures of the rooms of a statement, and the doors between them. Such a statement's tour_url
-- is the address of its tour here; a tour that somebody else keeps has rooms in neither table.

-- path is the address below the site's root without size and ending: {path}-4096.avif and {path}-2048.webp are round
-- pictures, {path}-view-480 and {path}-view-960 (.avif, .webp) what a camera sees when it looks at yaw. Degrees.
create table tour_rooms (
  statement_id integer not null references statements on delete cascade,
  position smallint not null check (position >= 0),
  kind text not null check (kind in ('living', 'kitchen', 'bedroom', 'bathroom', 'balcony', 'hall')),
  path text not null check (path ~ '^/[A-Za-z0-9/_-]+$'),
  yaw real not null check (yaw between -180 and 180),
  primary key (statement_id, position)
);

create table tour_doors (
  statement_id integer not null,
  position smallint not null,
  leads_to smallint not null check (leads_to <> position),
  yaw real not null check (yaw between -180 and 180),
  pitch real not null check (pitch between -90 and 90),
  primary key (statement_id, position, leads_to),
  foreign key (statement_id, position) references tour_rooms on delete cascade,
  foreign key (statement_id, leads_to) references tour_rooms on delete cascade
);
