-- Some cells hold thousands of statements and most hold few: with the usual hundred of them known, the planner takes
-- a crowded view for an empty one and reads its rows one by one.
alter table statements alter column cell set statistics 1000;
