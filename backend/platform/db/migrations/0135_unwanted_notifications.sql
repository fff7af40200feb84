-- Kinds of notifications that the user does not want on the site, named after their emails.
alter table message_settings add column unwanted_notifications text[] not null default '{}';
