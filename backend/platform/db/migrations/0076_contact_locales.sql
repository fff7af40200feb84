-- The language in which somebody wrote is that of the answer.
alter table contact_messages add column locale text check (locale in ('ka', 'en', 'ru'));
