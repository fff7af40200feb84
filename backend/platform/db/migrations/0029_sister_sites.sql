-- Other sites of the same house, on the last lines of the footer: made-up ones to begin with, the operator's from here on.

create table sister_sites (
  position smallint primary key,
  name_ka text not null,
  name_en text not null,
  name_ru text not null,
  url text not null unique check (url ~ '^https?://')
);

insert into sister_sites (position, name_ka, name_en, name_ru, url) values
  (1, 'ეზო ავტო', 'Ezo Auto', 'Эзо Авто', 'https://auto.ezo.example'),
  (2, 'ეზო ბაზარი', 'Ezo Market', 'Эзо Маркет', 'https://market.ezo.example'),
  (3, 'ეზო სამსახური', 'Ezo Jobs', 'Эзо Работа', 'https://jobs.ezo.example'),
  (4, 'ეზო ნაწილები', 'Ezo Parts', 'Эзо Запчасти', 'https://parts.ezo.example'),
  (5, 'ეზო ბილეთები', 'Ezo Tickets', 'Эзо Билеты', 'https://tickets.ezo.example'),
  (6, 'ეზო აუქციონი', 'Ezo Auction', 'Эзо Аукцион', 'https://auction.ezo.example'),
  (7, 'ეზო დაზღვევა', 'Ezo Insurance', 'Эзо Страхование', 'https://insurance.ezo.example'),
  (8, 'ეზო მშენებლობა', 'Ezo Build', 'Эзо Стройка', 'https://build.ezo.example'),
  (9, 'ეზო მოგზაურობა', 'Ezo Travel', 'Эзо Путешествия', 'https://travel.ezo.example');
