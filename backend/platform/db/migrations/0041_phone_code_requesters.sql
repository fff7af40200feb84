-- The session, account or network that a code was sent for: nobody else can try it. Codes from before are nobody's.
alter table phone_codes add column requested_by text check (length(requested_by) between 1 and 80);
