-- Orders that operators take, arrange and hand over.
alter table service_orders
  add column assigned_to integer references users on delete set null,
  -- when somebody comes, or what lasts for days begins
  add column scheduled_at timestamptz,
  -- when the first part of the result was
  add column handed_over_at timestamptz,
  -- what its orderer was told at the end
  add column closing_note text not null default '' check (length(closing_note) <= 4000);
create index service_orders_open on service_orders (paid_at, id) where state = 'paid';

update service_orders o set scheduled_at = m.visit_at, handed_over_at = m.measured_at
from measurements m where m.order_id = o.id;
update service_orders o set handed_over_at = least(o.handed_over_at, d.made_at)
from order_documents d where d.order_id = o.id;
alter table measurements drop column visit_at;

alter table operator_acts drop constraint operator_acts_subject_check;
alter table operator_acts add constraint operator_acts_subject_check
  check (subject in ('lead', 'statement_draft', 'service_order'));
