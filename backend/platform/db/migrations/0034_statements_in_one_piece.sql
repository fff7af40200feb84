-- A list reads twenty rows from all over the table. Three fit on a page of it with their texts compressed but inside: a
-- text that is kept elsewhere costs three more pages for each row. Rows that are there move when they are next written,
-- all at once with `vacuum full statements`.
alter table statements set (toast_tuple_target = 2700);
