-- Whoever asks to be called may live abroad: numbers that no SMS proves are stored in E.164.
alter table call_requests drop constraint call_requests_phone_number_check;
update call_requests set phone_number = '+995' || phone_number;
alter table call_requests add constraint call_requests_phone_number_check
  check (phone_number ~ '^\+[1-9][0-9]{7,14}$');

update contact_messages set phone_number = '+995' || phone_number where phone_number ~ '^5[0-9]{8}$';
