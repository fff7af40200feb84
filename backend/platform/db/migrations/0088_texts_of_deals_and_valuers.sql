-- What agents in Georgia call a pledge, one word for valuers and for the register; what an operator has changed stays.
update menu_entries set title_en = 'Pledge (girao)' where title_en = 'For pledge';
update menu_entries set title_ru = 'Под залог (гирао)' where title_ru = 'Сдаётся под залог';
update footer_groups set title_en = 'Pledge (girao)' where title_en = 'For pledge';
update footer_groups set title_ru = 'Под залог (гирао)' where title_ru = 'Под залог';

update services set description_ka = 'სერტიფიცირებული შემფასებლის დასკვნა.'
where description_ka = 'აკრედიტებული შემფასებლის დასკვნა.';
update services set description_en = 'A report by a certified valuer.'
where description_en = 'A report by an accredited valuer.';
update services set description_ru = 'Заключение сертифицированного оценщика.'
where description_ru = 'Заключение аккредитованного оценщика.';

update service_types set name_en = 'Non-standard property' where name_en = 'Non-standard object';
update house_banners set text_en = replace(text_en, 'reads the registry', 'reads the register')
where text_en = 'Owner, mortgage, seizure, lease: a lawyer reads the registry and sends you a report.';
