-- The name of a file is not stored, but whether it holds a phone number, which is a sign for the review.
alter table draft_photos add column has_phone_in_name boolean not null default false;
