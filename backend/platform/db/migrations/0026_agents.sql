-- A question may be taken back as long as it is not answered.

alter table notifications drop constraint notifications_response_check;
alter table notifications
  add check (response in ('accepted', 'declined', 'withdrawn')),
  add check (response <> 'withdrawn' or kind in (2, 4));

-- Whom a broker waits for.
create index notifications_broker_requests on notifications (sender_id, created_at desc)
  where kind = 2 and response is null;

-- Who works with whom stands in one table alone.
insert into broker_agents (agent_id, broker_id)
select id, broker_id from users where broker_id is not null
on conflict (agent_id) do nothing;
alter table users drop column broker_id;
