-- What somebody was told of a payment last: the same is not told again each time its bank is asked.

alter table payments add column alarm text;
