-- Encoding, separator, profile and columns that a file was read with, for its sender; null for files read before.
alter table statement_imports add column reading jsonb;
