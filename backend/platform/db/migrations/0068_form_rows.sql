-- Forms and their fields as rows that operators edit at the desk.
alter table dynamic_forms
  add column title_ka text, add column title_en text, add column title_ru text,
  add column description_ka text, add column description_en text, add column description_ru text,
  add column thanks_ka text, add column thanks_en text, add column thanks_ru text,
  add column is_open boolean not null default true;
update dynamic_forms set
  title_ka = title ->> 'ka', title_en = title ->> 'en', title_ru = title ->> 'ru',
  description_ka = description ->> 'ka', description_en = description ->> 'en', description_ru = description ->> 'ru',
  thanks_ka = thanks ->> 'ka', thanks_en = thanks ->> 'en', thanks_ru = thanks ->> 'ru',
  is_open = coalesce(closed_at > now(), true);

create table form_fields (
  id integer generated always as identity primary key,
  form_id integer not null references dynamic_forms on delete cascade,
  position smallint not null,
  -- answers are stored by it
  key text not null,
  type text not null check (type in
    ('text', 'textarea', 'number', 'tel', 'email', 'date', 'select', 'radio', 'checkbox', 'file')),
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
  constraint form_fields_key_once unique (form_id, key),
  -- others are of the form itself
  constraint form_fields_key_check check (key ~ '^[a-zA-Z0-9_-]+$' and key not in ('intent', 'code', 'constructor')),
  constraint form_fields_options_check check ((type in ('select', 'radio')) <= (options <> ''))
);

insert into form_fields (form_id, position, key, type, title_ka, title_en, title_ru, placeholder_ka, placeholder_en,
  placeholder_ru, is_required, rules, options)
select f.id, field.at, value ->> 'name', value ->> 'type',
  value -> 'title' ->> 'ka', value -> 'title' ->> 'en', value -> 'title' ->> 'ru',
  coalesce(value -> 'placeholder' ->> 'ka', ''), coalesce(value -> 'placeholder' ->> 'en', ''),
  coalesce(value -> 'placeholder' ->> 'ru', ''),
  (value ->> 'required')::boolean, coalesce(value ->> 'rules', ''),
  coalesce((select string_agg(concat_ws(' | ', option ->> 'value', option -> 'title' ->> 'ka',
                                        option -> 'title' ->> 'en', option -> 'title' ->> 'ru'), E'\n' order by at)
            from jsonb_array_elements(value -> 'options') with ordinality as options (option, at)), '')
from dynamic_forms f, jsonb_array_elements(f.fields) with ordinality as field (value, at);

alter table dynamic_forms
  alter column title_ka set not null, alter column title_en set not null, alter column title_ru set not null,
  alter column description_ka set not null, alter column description_en set not null, alter column description_ru set not null,
  alter column thanks_ka set not null, alter column thanks_en set not null, alter column thanks_ru set not null,
  drop column title, drop column description, drop column thanks, drop column fields, drop column closed_at;
