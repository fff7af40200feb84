alter table operator_acts drop constraint operator_acts_subject_check;
alter table operator_acts add constraint operator_acts_subject_check check (subject in ('lead', 'statement_draft'));
