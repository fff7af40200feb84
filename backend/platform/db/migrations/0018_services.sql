-- Paid services: what is sold and for how much, and who has ordered what. Money is tetri.

create table services (
  -- the marketplace's public ids
  id smallint primary key,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- the path of its page, and of its page in the account
  url text not null check (url like '/%'),
  account_url text not null check (account_url like '/account/%'),
  name_ka text not null,
  name_en text not null,
  name_ru text not null,
  description_ka text not null,
  description_en text not null,
  description_ru text not null,
  position smallint not null
);

create table service_types (
  id smallint primary key,
  service_id smallint not null references services,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_ka text not null,
  name_en text not null,
  name_ru text not null,
  description_ka text not null default '',
  description_en text not null default '',
  description_ru text not null default '',
  -- for one of its unit: the whole order, a statement, or a square metre
  price bigint not null check (price between 1 and 100000000),
  unit text not null default 'order' check (unit in ('order', 'statement', 'm2')),
  -- of an order by the square metre, whatever the area
  least_price bigint check (least_price > 0),
  -- how long it lasts
  days smallint check (days > 0),
  is_offered boolean not null default true,
  position smallint not null
);
create index service_types_service on service_types (service_id, position);

create table service_orders (
  id integer generated always as identity (start with 50001) primary key,
  user_id integer not null references users,
  service_type_id smallint not null references service_types,
  -- new: not paid; paid: to be done; called_off: paid for, but not to be had any more, and the money is on the balance
  state text not null default 'new' check (state in ('new', 'paid', 'done', 'called_off')),
  -- what was asked for besides, by the names of the fields
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  -- when what lasts for days ends
  ends_at timestamptz
);
create index service_orders_user on service_orders (user_id, id desc);

create table service_order_statements (
  order_id integer not null references service_orders on delete cascade,
  statement_id integer not null references statements on delete cascade,
  -- when what was bought for it ends
  ends_at timestamptz,
  primary key (order_id, statement_id)
);
create index service_order_statements_statement on service_order_statements (statement_id);

alter table payments
  add column order_id integer unique references service_orders,
  add check ((order_id is not null) = (purpose = 'order'));

insert into services (id, key, url, account_url, position, name_ka, name_en, name_ru, description_ka, description_en, description_ru) values
  (1, 'vip-service', '/vip', '/account/vipService/vipView', 1,
   'VIP განცხადება', 'VIP listing', 'VIP-объявление',
   'განცხადება სიის თავში დგას და ნიშნით გამოირჩევა.',
   'The listing stands at the top of the list and carries a mark.',
   'Объявление стоит в начале списка и отмечено значком.'),
  (2, 'facebook-boost-service', '/facebook', '/account/facebookService/facebookView', 2,
   'რეკლამა ფეისბუქზე', 'Social-media boost', 'Реклама в соцсетях',
   'განცხადებას ფეისბუქზე იმათ ვაჩვენებთ, ვინც მსგავსს ეძებს.',
   'We show the listing on social media to people who look for one like it.',
   'Покажем объявление в соцсетях тем, кто ищет похожее.'),
  (3, '3d-service', '/3d-turi', '/account/3DTourService/tourView', 3,
   '3D ტური', '3D tour', '3D-тур',
   'ბინას გადავიღებთ ისე, რომ დამთვალიერებელმა შიგნით გაიაროს.',
   'We shoot the home so that visitors can walk through it.',
   'Снимем жильё так, чтобы по нему можно было пройти.'),
  (4, 'photographer-service', '/photo-tour', '/account/photoTourService/tourView', 4,
   'ფოტოგადაღება', 'Photo shoot', 'Фотосъёмка',
   'ფოტოგრაფი ადგილზე მოვა და სურათებს დაამუშავებს.',
   'A photographer comes and retouches the pictures.',
   'Фотограф приедет и обработает снимки.'),
  (5, 'rate-service', '/shefaseba', '/account/ratersService/ratersView', 5,
   'შეფასება', 'Valuation', 'Оценка',
   'აკრედიტებული შემფასებლის დასკვნა.',
   'A report by an accredited valuer.',
   'Заключение аккредитованного оценщика.'),
  (8, 'measure-service', '/azomva/MeasurmentView', '/account/measureService/MeasurmentView', 6,
   'აზომვა', 'Measuring', 'Обмер',
   'საკადასტრო აზომვითი ნახაზი.',
   'A cadastral measured drawing.',
   'Кадастровый обмерный чертёж.'),
  (9, 'legal-verification-service', '/check-real-estate', '/account/checkRealEstate/realEstateView', 7,
   'იურიდიული შემოწმება', 'Legal check', 'Юридическая проверка',
   'მესაკუთრე, იპოთეკა, ყადაღა და ქირავნობა ერთ დასკვნაში.',
   'Owner, mortgage, seizure and lease in one report.',
   'Собственник, ипотека, арест и аренда в одном отчёте.'),
  (16, 'public-registry-service', '/booking-service', '/account/bookingService/bookingView', 8,
   'ვიზიტი საჯარო რეესტრში', 'Visit to the public register', 'Визит в публичный реестр',
   'ვიზიტი რიგის გარეშე, დათქმულ დროს.',
   'A visit without a queue, at an agreed time.',
   'Визит без очереди в назначенное время.');

insert into service_types (id, service_id, key, price, unit, least_price, days, position, name_ka, name_en, name_ru) values
  (1, 1, 'livo-vip-5', 1250, 'statement', null, 5, 1, 'VIP 5 დღით', 'VIP for 5 days', 'VIP на 5 дней'),
  (3, 1, 'livo-vip-15', 3000, 'statement', null, 15, 2, 'VIP 15 დღით', 'VIP for 15 days', 'VIP на 15 дней'),
  (4, 1, 'livo-vip-25', 4500, 'statement', null, 25, 3, 'VIP 25 დღით', 'VIP for 25 days', 'VIP на 25 дней'),
  (21, 2, 'facebook-boost-3', 4900, 'statement', null, 3, 1, '3 დღე', '3 days', '3 дня'),
  (22, 2, 'facebook-boost-7', 9900, 'statement', null, 7, 2, '7 დღე', '7 days', '7 дней'),
  (31, 3, '3d-tour', 150, 'm2', 9000, null, 1, '3D ტური, მ²-ის ფასი', '3D tour, per m²', '3D-тур, за м²'),
  (41, 4, 'photo-tour-10', 8000, 'order', null, null, 1, '10 სურათი', '10 pictures', '10 снимков'),
  (42, 4, 'photo-tour-20', 12000, 'order', null, null, 2, '20 სურათი', '20 pictures', '20 снимков'),
  (51, 5, 'rate-standard', 15000, 'order', null, null, 1, 'სტანდარტული, 3 სამუშაო დღე', 'Standard, 3 working days', 'Обычная, 3 рабочих дня'),
  (52, 5, 'rate-fast', 22000, 'order', null, null, 2, 'დაჩქარებული, 1 სამუშაო დღე', 'Fast, 1 working day', 'Срочная, 1 рабочий день'),
  (53, 5, 'rate-other', 35000, 'order', null, null, 3, 'არასტანდარტული ობიექტი', 'Non-standard object', 'Нестандартный объект'),
  (81, 8, 'measure-flat', 150, 'm2', 8000, null, 1, 'ბინა, მ²-ის ფასი', 'Flat, per m²', 'Квартира, за м²'),
  (82, 8, 'measure-house', 200, 'm2', 12000, null, 2, 'სახლი, მ²-ის ფასი', 'House, per m²', 'Дом, за м²'),
  (91, 9, 'legal-basic', 5000, 'order', null, null, 1, 'ძირითადი, 2 სამუშაო დღე', 'Basic, 2 working days', 'Базовая, 2 рабочих дня'),
  (92, 9, 'legal-full', 12000, 'order', null, null, 2, 'სრული, იურისტის დასკვნით', 'Full, with a lawyer’s opinion', 'Полная, с заключением юриста'),
  (161, 16, 'registry-visit', 5500, 'order', null, null, 1, 'ვიზიტის დაჯავშნა', 'Booking of a visit', 'Бронирование визита');

-- Some banks write a mask with three stars.
alter table payment_cards drop constraint payment_cards_card_mask_check,
  add check (card_mask ~ '^[0-9]{0,6}[*x]{3,12}[0-9]{4}$');

-- Codes in Georgian letters have no capitals that people could type.
alter table promo_codes drop constraint promo_codes_code_check,
  add check (code !~ '[a-z]' and length(code) between 1 and 255);
