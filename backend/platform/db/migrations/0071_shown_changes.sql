-- In which transactions something changed that pages show, by topic: whoever keeps finished pages asks what was committed
-- since. Views are counted all the time and are no change.
create table shown_changes (
  changed_in xid8 not null default pg_current_xact_id(),
  topic text not null check (topic in ('content', 'people', 'statements')),
  changed_at timestamptz not null default now(),
  primary key (changed_in, topic)
);
create index shown_changes_changed_at on shown_changes (changed_at);

create function note_shown_change() returns trigger
language plpgsql as $$
begin
  insert into shown_changes (topic) values (tg_argv[0]) on conflict do nothing;
  return null;
end $$;

create function note_shown_changes_of(topic text, level text, variadic tables text[]) returns void
language plpgsql as $$
declare watched text;
begin
  foreach watched in array tables loop
    execute format('create trigger %I after insert or update or delete on %I for each %s execute function note_shown_change(%L)',
                   watched || '_shown', watched, level, topic);
  end loop;
end $$;
select note_shown_changes_of('content', 'row', 'articles', 'badges', 'bank_fields', 'bank_offers', 'banks', 'cities',
  'districts', 'dynamic_forms', 'exchange_rates', 'feature_flags', 'footer_groups', 'footer_links', 'form_fields',
  'house_banners', 'menu_entries', 'metro_stations', 'questionnaires', 'raters', 'registry_branches', 'service_types',
  'services', 'sister_sites', 'streets', 'urbans');
select note_shown_changes_of('people', 'row', 'broker_agents', 'project_images', 'project_layouts', 'projects');
select note_shown_changes_of('statements', 'row', 'auctions', 'statement_blocks');
-- Their rows come by the thousand.
select note_shown_changes_of('people', 'statement', 'project_walking_times');
select note_shown_changes_of('statements', 'statement', 'former_prices', 'parcels', 'statement_near_stations',
  'statement_photos', 'statement_walking_times', 'tour_doors', 'tour_rooms');
drop function note_shown_changes_of;

create trigger users_shown_removed after delete on users for each row execute function note_shown_change('people');
create trigger users_shown after update on users for each row when (old.page_views = new.page_views)
  execute function note_shown_change('people');
create trigger statements_shown_moved after insert or delete on statements
  for each row execute function note_shown_change('statements');
create trigger statements_shown after update on statements for each row when (old.views = new.views)
  execute function note_shown_change('statements');
