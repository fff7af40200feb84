-- What goes back to the payer's balance and what the provider pays back are two sums: money that returned to the balance
-- can be refunded by the provider afterwards.
alter table payments add column returned bigint not null default 0 check (returned between 0 and amount);

alter table payments disable trigger payments_go_forward;
update payments p set returned = least(t.returned, p.refunded), refunded = p.refunded - least(t.returned, p.refunded)
from (
  select t.payment_id, sum(e.amount) as returned
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.amount > 0
  where t.cause = 'order_return' group by t.payment_id
) t
where t.payment_id = p.id;
alter table payments enable trigger payments_go_forward;

create or replace function keep_payment_going_forward() returns trigger
language plpgsql as $$
begin
  if new.state <> old.state and payment_rank(new.state) <= payment_rank(old.state) then
    raise exception 'a payment does not go from % to %', old.state, new.state;
  end if;
  if (new.user_id, new.purpose, new.amount, new.currency) is distinct from
     (old.user_id, old.purpose, old.amount, old.currency)
     or new.refunded < old.refunded or new.returned < old.returned then
    raise exception 'what a payment is about does not change';
  end if;
  return new;
end $$;
