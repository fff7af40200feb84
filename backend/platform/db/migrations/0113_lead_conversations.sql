-- A lead that operators answer is a conversation of its sender with all operators: it has no owner.
alter table conversations alter column owner_id drop not null;
alter table conversations add column lead_id integer unique references leads on delete cascade;
alter table conversations drop constraint conversations_kind_check;
alter table conversations add constraint conversations_kind_check
  check (kind in ('statement', 'call_request', 'match', 'lead'));
alter table conversations add constraint conversations_lead_check
  check ((kind = 'lead') = (lead_id is not null) and (kind = 'lead') = (owner_id is null));
