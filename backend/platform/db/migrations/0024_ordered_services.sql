-- What becomes of services after they are ordered: valuations, measuring, legal checks, visits to the public register.
-- Money is tetri.

-- Of the marketplace's own people: they do what was ordered, and say so.
alter table users add column is_operator boolean not null default false;

-- What the people who did an order have written or drawn.
create table order_documents (
  order_id integer primary key references service_orders on delete cascade,
  name text not null check (length(name) between 1 and 120 and name !~ '[/\\[:cntrl:]]'),
  media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg')),
  content bytea not null check (length(content) between 1 and 10485760),
  made_at timestamptz not null default now()
);

-- ---------------------------------------------------------------- valuation

create table raters (
  id smallint primary key,
  name_ka text not null,
  name_en text not null,
  name_ru text not null,
  company_ka text not null,
  company_en text not null,
  company_ru text not null,
  certificate text not null,
  -- the least that they value for
  price bigint not null check (price between 1 and 100000000),
  is_active boolean not null default true,
  position smallint not null
);

-- What is to be valued, told before anybody pays. Whoever is not signed in is known by the id alone. Swept when nothing
-- came of it.
create table rate_requests (
  id uuid primary key default gen_random_uuid(),
  user_id integer references users,
  -- by the names of the fields
  details jsonb not null,
  service_type_id smallint references service_types,
  rater_id smallint references raters,
  order_id integer references service_orders,
  created_at timestamptz not null default now(),
  check (rater_id is null or service_type_id is not null)
);
create index rate_requests_age on rate_requests (created_at) where order_id is null;
create index rate_requests_order on rate_requests (order_id) where order_id is not null;

-- Companies that want more than one valuation, and to be called.
create table corporate_rate_requests (
  id integer generated always as identity primary key,
  user_id integer references users on delete set null,
  company text not null,
  phone_number text not null check (phone_number ~ '^5[0-9]{8}$'),
  idempotency_key uuid unique,
  created_at timestamptz not null default now()
);

-- ---------------------------------------------------------------- measuring

create table measurements (
  order_id integer primary key references service_orders on delete cascade,
  ordered_m2 numeric(9, 2) not null check (ordered_m2 > 0),
  -- of a square metre, and the least there is to pay, as they were when it was ordered
  price bigint not null check (price > 0),
  least_price bigint check (least_price > 0),
  visit_at timestamptz,
  measured_m2 numeric(9, 2) check (measured_m2 > 0),
  measured_at timestamptz,
  -- the price of what was measured less that of what was ordered; below zero it has gone back to the balance
  difference bigint,
  difference_paid_at timestamptz,
  check ((measured_m2 is null) = (measured_at is null)),
  check ((measured_m2 is null) = (difference is null)),
  check (difference_paid_at is null or difference > 0)
);

-- An order that only pays what is left to pay for another.
alter table service_orders add column supplement_to integer references service_orders;
create index service_orders_supplement on service_orders (supplement_to) where supplement_to is not null;

-- ---------------------------------------------------------------- visits to the public register

create table registry_services (
  id smallint primary key,
  key text not null unique check (key ~ '^[a-z]+(-[a-z]+)*$'),
  name_ka text not null,
  name_en text not null,
  name_ru text not null,
  -- the register's own, which is passed on as it is
  fee bigint not null check (fee between 0 and 100000000),
  is_offered boolean not null default true,
  position smallint not null
);
insert into registry_services (id, key, fee, position, name_ka, name_en, name_ru) values
  (1, 'ownership', 5000, 1, 'საკუთრების რეგისტრაცია', 'Registration of ownership', 'Регистрация собственности'),
  (2, 'mortgage', 5000, 2, 'იპოთეკის რეგისტრაცია', 'Registration of a mortgage', 'Регистрация ипотеки'),
  (3, 'lease', 5000, 3, 'ქირავნობის ან იჯარის რეგისტრაცია', 'Registration of a lease', 'Регистрация аренды'),
  (4, 'extract', 1000, 4, 'ამონაწერი საჯარო რეესტრიდან', 'Extract from the register', 'Выписка из реестра');

create table registry_branches (
  id smallint primary key,
  city_ka text not null,
  city_en text not null,
  city_ru text not null,
  name_ka text not null,
  name_en text not null,
  name_ru text not null,
  -- street and number, where it is more than the town's one hall
  address_ka text not null default '',
  address_en text not null default '',
  address_ru text not null default '',
  is_open boolean not null default true,
  position smallint not null
);

insert into registry_branches (id, position, city_ka, city_en, city_ru, name_ka, name_en, name_ru, address_ka, address_en, address_ru) values
  (1, 1, 'თბილისი', 'Tbilisi', 'Тбилиси', 'იუსტიციის სახლი', 'Public Service Hall', 'Дом юстиции', 'სანაპიროს ქუჩა 2', '2 Sanapiro Street', 'улица Санапиро, 2'),
  (2, 2, 'თბილისი', 'Tbilisi', 'Тбилиси', 'იუსტიციის სახლი, გლდანი', 'Public Service Hall, Gldani', 'Дом юстиции, Глдани', 'ომარ ხიზანიშვილის ქუჩა 81', '81 Omar Khizanishvili Street', 'улица Омара Хизанишвили, 81'),
  (3, 3, 'თბილისი', 'Tbilisi', 'Тбилиси', 'იუსტიციის სახლი, ვარკეთილი', 'Public Service Hall, Varketili', 'Дом юстиции, Варкетили', '', '', ''),
  (4, 4, 'ბათუმი', 'Batumi', 'Батуми', 'იუსტიციის სახლი', 'Public Service Hall', 'Дом юстиции', '', '', ''),
  (5, 5, 'ქუთაისი', 'Kutaisi', 'Кутаиси', 'იუსტიციის სახლი', 'Public Service Hall', 'Дом юстиции', '', '', ''),
  (6, 6, 'რუსთავი', 'Rustavi', 'Рустави', 'იუსტიციის სახლი', 'Public Service Hall', 'Дом юстиции', '', '', ''),
  (7, 7, 'გორი', 'Gori', 'Гори', 'იუსტიციის სახლი', 'Public Service Hall', 'Дом юстиции', '', '', ''),
  (8, 8, 'თელავი', 'Telavi', 'Телави', 'იუსტიციის სახლი', 'Public Service Hall', 'Дом юстиции', '', '', ''),
  (9, 9, 'ზუგდიდი', 'Zugdidi', 'Зугдиди', 'იუსტიციის სახლი', 'Public Service Hall', 'Дом юстиции', '', '', ''),
  (10, 10, 'ოზურგეთი', 'Ozurgeti', 'Озургети', 'იუსტიციის სახლი', 'Public Service Hall', 'Дом юстиции', '', '', ''),
  (11, 11, 'ახალციხე', 'Akhaltsikhe', 'Ахалцихе', 'იუსტიციის სახლი', 'Public Service Hall', 'Дом юстиции', '', '', '');

-- Who comes where and when. A time is somebody's while it is held for a payment, and after that was paid.
create table registry_bookings (
  order_id integer primary key references service_orders on delete cascade,
  branch_id smallint not null references registry_branches,
  -- null: no time was free, and an operator calls
  starts_at timestamptz check (extract(epoch from starts_at)::bigint % 1800 = 0),
  state text not null default 'held' check (state in ('held', 'taken', 'freed')),
  -- whatever has become of the payment by then, others may have the time
  held_until timestamptz not null
);
-- What makes a time somebody's alone.
create unique index registry_bookings_slot on registry_bookings (branch_id, starts_at)
  where state <> 'freed' and starts_at is not null;
