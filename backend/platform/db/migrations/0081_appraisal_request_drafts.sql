-- A request is told again each time its sender goes on from the first step: of one draft there is one. Null once it is paid.
alter table appraisal_requests add column draft_key uuid unique;
