-- Who offers a home, and for whom, is not kept with what an operator decided: an act outlives the account.
alter table operator_acts disable trigger operator_acts_stay;
update operator_acts set before = jsonb_set(before, '{content}', (before -> 'content')
    - array['owner_name', 'phone_number', 'client_name', 'client_phone', 'client_note'])
  where subject = 'statement_draft' and before ? 'content';
alter table operator_acts enable trigger operator_acts_stay;
