-- From which network a code was asked for, so that one of them cannot use up a number's day.
alter table phone_codes add column visitor text check (length(visitor) between 1 and 64);
