-- A provider is asked again about a payment in any state: that one which had expired was paid after all, or a paid one refunded,
-- is told once. When it is asked next stands in ask_after, null: there is nothing to ask.
update payments set ask_after = null where state <> 'pending';
drop index payments_to_ask;
create index payments_to_ask on payments (ask_after) where ask_after is not null;
