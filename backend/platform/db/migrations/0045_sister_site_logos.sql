-- Sister sites are shown by their logos. The made-up ones are demo data from here on.

delete from sister_sites where url like 'https://%.ezo.example';
alter table sister_sites
  add column logo text check (logo ~ '^(https?://|/)'),
  drop constraint sister_sites_url_check,
  add constraint sister_sites_url_check check (url ~ '^(https?://|/)');
