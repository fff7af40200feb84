-- What a package is for, and what registering its result in the public register costs besides. Money is tetri.
alter table service_types
  -- null: for every kind of property
  add column property_types text[],
  -- null: not offered
  add column registration_price bigint check (registration_price > 0);

update service_types set property_types = '{flat,office}', registration_price = 15000,
  name_ka = 'ბინა ან ოფისი, მ²-ის ფასი', name_en = 'Flat or office, per m²', name_ru = 'Квартира или офис, за м²'
where id = 81;
update service_types set property_types = '{house}', registration_price = 15000 where id = 82;

insert into service_types (id, service_id, key, price, unit, least_price, position, property_types, registration_price,
  name_ka, name_en, name_ru) values
  (83, 8, 'measure-land', 20, 'm2', 15000, 3, '{land}', 15000, 'მიწა, მ²-ის ფასი', 'Land, per m²', 'Земля, за м²');

-- Paid besides the area, whatever is measured.
alter table measurements add column registration_price bigint not null default 0 check (registration_price >= 0);
