-- A payment under review was never credited, so the bank's later word that it has failed may end it.
create or replace function keep_payment_going_forward() returns trigger
language plpgsql as $$
begin
  if new.state <> old.state and payment_rank(new.state) <= payment_rank(old.state)
     and not (old.state = 'review' and new.state in ('failed', 'expired')) then
    raise exception 'a payment does not go from % to %', old.state, new.state;
  end if;
  if (new.user_id, new.purpose, new.amount, new.currency) is distinct from
     (old.user_id, old.purpose, old.amount, old.currency)
     or new.refunded < old.refunded or new.returned < old.returned then
    raise exception 'what a payment is about does not change';
  end if;
  return new;
end $$;
