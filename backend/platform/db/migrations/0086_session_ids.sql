-- Owners end sessions one by one. The id is no secret: it signs nobody in.
alter table sessions add column id uuid not null unique default gen_random_uuid();
