-- The broker or developer who should call. Null: the marketplace.
alter table call_requests add column company_id integer references users on delete set null;
create index call_requests_company on call_requests (company_id) where company_id is not null;
