-- Changes of the agreed time, for calendars that must replace an older copy of the appointment (RFC 5545, SEQUENCE).
alter table service_orders
  add column reschedules integer not null default 0,
  add column rescheduled_at timestamptz;

create function count_reschedule() returns trigger language plpgsql as $$
begin
  new.reschedules := old.reschedules + 1;
  -- Not the start of the transaction, which may have waited for another move.
  new.rescheduled_at := clock_timestamp();
  return new;
end $$;
create trigger service_orders_rescheduled before update of scheduled_at on service_orders
  for each row when (old.scheduled_at is distinct from new.scheduled_at) execute function count_reschedule();

create function count_booking_reschedule() returns trigger language plpgsql as $$
begin
  update service_orders set reschedules = reschedules + 1, rescheduled_at = clock_timestamp() where id = new.order_id;
  return null;
end $$;
create trigger registry_bookings_rescheduled after update of starts_at on registry_bookings
  for each row when (old.starts_at is distinct from new.starts_at) execute function count_booking_reschedule();
