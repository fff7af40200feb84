-- Only of people, and only if they say them.
alter table users add column birth_date date, add column sex text check (sex in ('female', 'male'));
