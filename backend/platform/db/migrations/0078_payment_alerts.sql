-- One word for what an operator is told, as in the log.
alter table payments rename column alarm to alert;
