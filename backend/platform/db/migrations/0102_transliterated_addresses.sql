-- Addresses of unlisted streets were stored as typed in all languages. Those in Georgian letters are
-- transliterated for English and Russian readers, as new ones are.

create function pg_temp.capitalize_words(text text) returns text language sql as $$
  select string_agg(upper(left(word, 1)) || substr(word, 2), ' ' order by position)
  from unnest(string_to_array(text, ' ')) with ordinality as words (word, position)
$$;

create function pg_temp.has_georgian(text text) returns boolean language sql as $$
  select text <> translate(text, 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ', '')
$$;

create function pg_temp.to_latin(text text) returns text language sql as $$
  select translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(
      text, 'ჟ', 'zh'), 'ღ', 'gh'), 'შ', 'sh'), 'ჩ', 'ch'), 'ც', 'ts'), 'ძ', 'dz'), 'წ', 'ts'), 'ჭ', 'ch'), 'ხ', 'kh'),
    'აბგდევზთიკლმნოპრსტუფქყჯჰ', 'abgdevztiklmnoprstupkqjh')
$$;

create function pg_temp.to_cyrillic(text text) returns text language sql as $$
  select regexp_replace(
    translate(replace(replace(text, 'ძ', 'дз'), 'ჯ', 'дж'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცწჭხჰ', 'абгдевзтиклмнопжрступкгкшчццчхх'),
    '(^|[\s(-])е', '\1э', 'g')
$$;

update statements set
  address_en = case when pg_temp.has_georgian(address_en)
    then pg_temp.capitalize_words(pg_temp.to_latin(address_en)) else address_en end,
  address_ru = case when pg_temp.has_georgian(address_ru)
    then pg_temp.capitalize_words(pg_temp.to_cyrillic(address_ru)) else address_ru end
where pg_temp.has_georgian(address_en) or pg_temp.has_georgian(address_ru);

drop function pg_temp.capitalize_words, pg_temp.has_georgian, pg_temp.to_latin, pg_temp.to_cyrillic;
