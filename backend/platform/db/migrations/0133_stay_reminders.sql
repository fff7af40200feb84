-- Time at which both sides of a confirmed stay were reminded of the arrival.
alter table stays add column reminded_at timestamptz;
create index stays_reminder on stays (lower(nights)) where state = 'confirmed' and reminded_at is null;
