-- The footer a new marketplace begins with; the operator's from here on. Every link is a search that exists.

insert into footer_groups (id, area, position, title_ka, title_en, title_ru, url) overriding system value values
  (1, 'top', 1, 'იყიდება', 'For sale', 'Продажа', '/s?deal_types=1'),
  (2, 'top', 2, 'ქირავდება', 'For rent', 'Аренда', '/s?deal_types=2'),
  (3, 'top', 3, 'ქირავდება დღიურად', 'Daily rent', 'Посуточная аренда', '/s?deal_types=7'),
  (4, 'top', 4, 'გირავდება', 'For pledge', 'Под залог', '/s?deal_types=3'),
  (5, 'bottom', 1, 'ბინები თბილისის უბნებში', 'Apartments in Tbilisi by neighbourhood', 'Квартиры в районах Тбилиси',
    '/s?real_estate_types=1&cities=1');
select setval(pg_get_serial_sequence('footer_groups', 'id'), 5);

insert into footer_links (group_id, position, title_ka, title_en, title_ru, url) values
  (1, 1, 'ბინები თბილისში', 'Apartments in Tbilisi', 'Квартиры в Тбилиси', '/s?deal_types=1&real_estate_types=1&cities=1'),
  (1, 2, 'ბინები ბათუმში', 'Apartments in Batumi', 'Квартиры в Батуми', '/s?deal_types=1&real_estate_types=1&cities=15'),
  (1, 3, 'ბინები ქუთაისში', 'Apartments in Kutaisi', 'Квартиры в Кутаиси', '/s?deal_types=1&real_estate_types=1&cities=96'),
  (1, 4, 'კერძო სახლები თბილისში', 'Private houses in Tbilisi', 'Частные дома в Тбилиси', '/s?deal_types=1&real_estate_types=2&cities=1'),
  (1, 5, 'მიწის ნაკვეთები', 'Land plots', 'Земельные участки', '/s?deal_types=1&real_estate_types=4'),
  (1, 6, 'კომერციული ფართები', 'Commercial spaces', 'Коммерческие площади', '/s?deal_types=1&real_estate_types=5'),
  (2, 1, 'ბინები თბილისში', 'Apartments in Tbilisi', 'Квартиры в Тбилиси', '/s?deal_types=2&real_estate_types=1&cities=1'),
  (2, 2, 'ბინები ბათუმში', 'Apartments in Batumi', 'Квартиры в Батуми', '/s?deal_types=2&real_estate_types=1&cities=15'),
  (2, 3, 'ბინები ქუთაისში', 'Apartments in Kutaisi', 'Квартиры в Кутаиси', '/s?deal_types=2&real_estate_types=1&cities=96'),
  (2, 4, 'კერძო სახლები თბილისში', 'Private houses in Tbilisi', 'Частные дома в Тбилиси', '/s?deal_types=2&real_estate_types=2&cities=1'),
  (2, 5, 'კომერციული ფართები', 'Commercial spaces', 'Коммерческие площади', '/s?deal_types=2&real_estate_types=5'),
  (3, 1, 'ბინები თბილისში', 'Apartments in Tbilisi', 'Квартиры в Тбилиси', '/s?deal_types=7&real_estate_types=1&cities=1'),
  (3, 2, 'ბინები ბათუმში', 'Apartments in Batumi', 'Квартиры в Батуми', '/s?deal_types=7&real_estate_types=1&cities=15'),
  (3, 3, 'აგარაკები', 'Country houses', 'Дачи', '/s?deal_types=7&real_estate_types=3'),
  (3, 4, 'სასტუმროები', 'Hotels', 'Гостиницы', '/s?deal_types=7&real_estate_types=6'),
  (4, 1, 'ბინები თბილისში', 'Apartments in Tbilisi', 'Квартиры в Тбилиси', '/s?deal_types=3&real_estate_types=1&cities=1'),
  (4, 2, 'ბინები ქუთაისში', 'Apartments in Kutaisi', 'Квартиры в Кутаиси', '/s?deal_types=3&real_estate_types=1&cities=96'),
  (4, 3, 'კერძო სახლები', 'Private houses', 'Частные дома', '/s?deal_types=3&real_estate_types=2'),
  (5, 1, 'ვაკე', 'Vake', 'Ваке', '/s?real_estate_types=1&cities=1&urbans=38'),
  (5, 2, 'საბურთალო', 'Saburtalo', 'Сабуртало', '/s?real_estate_types=1&cities=1&urbans=47'),
  (5, 3, 'ვერა', 'Vera', 'Вера', '/s?real_estate_types=1&cities=1&urbans=64'),
  (5, 4, 'მთაწმინდა', 'Mtatsminda', 'Мтацминда', '/s?real_estate_types=1&cities=1&urbans=66'),
  (5, 5, 'დიდი დიღომი', 'Didi Dighomi', 'Диди Дигоми', '/s?real_estate_types=1&cities=1&urbans=29'),
  (5, 6, 'დიდუბე', 'Didube', 'Дидубе', '/s?real_estate_types=1&cities=1&urbans=23'),
  (5, 7, 'გლდანი', 'Gldani', 'Глдани', '/s?real_estate_types=1&cities=1&urbans=2'),
  (5, 8, 'ისანი', 'Isani', 'Исани', '/s?real_estate_types=1&cities=1&urbans=53');
