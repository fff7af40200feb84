-- Figures of today on the first page of the desk.
create index leads_created on leads (created_at);
create index operator_acts_handled on operator_acts (created_at)
  where subject = 'lead' and act in ('answer', 'approve', 'decline', 'close');
create index payments_finished on payments (finished_at) where method in ('card', 'internet-bank');
