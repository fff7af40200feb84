-- The unusual price that the owner has confirmed, as `price/currency`. Another price is questioned again.
alter table statement_drafts add column confirmed_price text;
