-- Rates of banks change; whoever reads them is told of what year they are.

alter table banks add rates_of_year smallint check (rates_of_year between 2000 and 2200);
