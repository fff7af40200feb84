-- The search request that a match is about, for notifications that were written before they named it.
update notifications set details = details || jsonb_build_object('client_id', substring(cause from 16)::integer)
where kind = 3 and cause ~ '^search_request:[0-9]{1,9}$';
