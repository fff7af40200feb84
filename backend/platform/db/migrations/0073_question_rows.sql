-- Questionnaires and their questions as rows that operators make and edit at the desk.
alter table questionnaires rename column id to token;
alter table questionnaires drop constraint questionnaires_pkey;
alter table questionnaires
  add column id integer generated always as identity primary key,
  add constraint questionnaires_token_once unique (token),
  -- is answered by nobody: others begin with its questions
  add column is_template boolean not null default false,
  add column subject_ka text, add column subject_en text, add column subject_ru text,
  add constraint questionnaires_template_check check (not is_template or (user_id is null and answered_at is null));
update questionnaires set
  subject_ka = subject ->> 'ka', subject_en = subject ->> 'en', subject_ru = subject ->> 'ru';

create table questions (
  id integer generated always as identity primary key,
  questionnaire_id integer not null references questionnaires on delete cascade,
  position smallint not null,
  -- answers are stored by it
  key text,
  -- a heading begins a group, which is a page
  type text not null check (type in
    ('heading', 'text', 'textarea', 'number', 'tel', 'email', 'date', 'select', 'radio', 'checkbox')),
  title_ka text not null,
  title_en text not null,
  title_ru text not null,
  placeholder_ka text not null default '',
  placeholder_en text not null default '',
  placeholder_ru text not null default '',
  is_required boolean not null,
  -- such as numeric|min:1
  rules text not null default '',
  -- a line each: the value and what it is called, parted by bars
  options text not null default '',
  constraint questions_key_once unique (questionnaire_id, key),
  -- others are of the form itself
  constraint questions_key_check check
    (type = 'heading' or (key is not null and key ~ '^[a-zA-Z0-9_-]+$' and key not in ('intent', 'constructor', 'is_final'))),
  constraint questions_options_check check ((type in ('select', 'radio')) <= (options <> ''))
);

insert into questions (questionnaire_id, position, key, type, title_ka, title_en, title_ru, placeholder_ka, placeholder_en,
  placeholder_ru, is_required, rules, options)
select id, 10 * row_number() over (partition by id order by at_group, at_field), key, type, title ->> 'ka', title ->> 'en',
  title ->> 'ru', coalesce(placeholder ->> 'ka', ''), coalesce(placeholder ->> 'en', ''), coalesce(placeholder ->> 'ru', ''),
  is_required, rules, options
from (
  select q.id, g.at as at_group, 0 as at_field, null as key, 'heading' as type, g.value -> 'title' as title,
    null::jsonb as placeholder, false as is_required, '' as rules, '' as options
  from questionnaires q, jsonb_array_elements(q.groups) with ordinality as g (value, at)
  union all
  select q.id, g.at, field.at, field.value ->> 'name', field.value ->> 'type', field.value -> 'title',
    field.value -> 'placeholder', (field.value ->> 'required')::boolean, coalesce(field.value ->> 'rules', ''),
    coalesce((select string_agg(concat_ws(' | ', option ->> 'value', option -> 'title' ->> 'ka',
                                          option -> 'title' ->> 'en', option -> 'title' ->> 'ru'), E'\n' order by at)
              from jsonb_array_elements(field.value -> 'options') with ordinality as options (option, at)), '')
  from questionnaires q, jsonb_array_elements(q.groups) with ordinality as g (value, at),
    jsonb_array_elements(g.value -> 'fields') with ordinality as field (value, at)
) as asked;

alter table questionnaires
  alter column subject_ka set not null, alter column subject_en set not null, alter column subject_ru set not null,
  drop column subject, drop column groups;

-- What was answered stays what was asked; whoever removes a questionnaire removes its questions with it.
create function keep_answered_questions() returns trigger language plpgsql as $$
begin
  perform from questionnaires where id in (old.questionnaire_id, new.questionnaire_id) for share;
  if exists (select from questionnaires
             where id in (old.questionnaire_id, new.questionnaire_id) and answered_at is not null) then
    raise exception 'the questionnaire is answered'
      using errcode = 'check_violation', constraint = 'questions_questionnaire_id_answered';
  end if;
  return coalesce(new, old);
end $$;
create trigger questions_stay before insert or update or delete on questions
  for each row execute function keep_answered_questions();
create trigger questions_shown after insert or update or delete on questions
  for each row execute function note_shown_change('content');
