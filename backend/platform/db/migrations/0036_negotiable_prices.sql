-- A price that is negotiable is shown to nobody: kept, it could be found out by searching, and would stand in the order.
update statements set price = null where price_type_id = 1 and price is not null;
alter table statements add constraint statements_negotiable_untold check (price_type_id <> 1 or price is null);
