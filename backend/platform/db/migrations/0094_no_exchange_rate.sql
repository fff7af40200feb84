-- Outside a demo there is no rate until the National Bank has answered: prices are then known in their own currency alone.
alter table statements alter usd_rate drop not null;
alter table auctions
  alter usd_rate drop not null,
  alter starting_price_gel drop not null,
  alter starting_price_usd drop not null;
