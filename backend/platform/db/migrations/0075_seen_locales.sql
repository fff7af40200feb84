-- The language of the pages that somebody opened last: theirs is the language of what others cause to be sent to them.
alter table message_settings add column seen_locale text check (seen_locale in ('ka', 'en', 'ru'));
