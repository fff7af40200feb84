-- Finds the prices that are converted by another rate than the current one without reading all statements.
create index statements_usd_rate on statements (coalesce(usd_rate, 0), id);
