-- An accepted match of a search request opens a conversation: its owner offers the statement, its seeker is the
-- author of the search request.
alter table conversations add column search_request_id integer references search_requests on delete set null;
create unique index conversations_search_request on conversations (search_request_id, owner_id)
  where search_request_id is not null;
alter table conversations drop constraint conversations_kind_check;
alter table conversations add constraint conversations_kind_check check (kind in ('statement', 'call_request', 'match'));
alter table conversations drop constraint conversations_check1;
alter table conversations add constraint conversations_check1
  check ((kind in ('statement', 'match')) = (statement_id is not null));
