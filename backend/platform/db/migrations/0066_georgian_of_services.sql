-- The words that the pages of services use; what an operator has changed already stays.
update service_types
set description_ka = replace(
  replace(description_ka, 'ადგილი ოთხია ოცზე', 'ოც განცხადებაზე ოთხი ადგილია'),
  'საათში ერთხელ იცვლებიან',
  'საათში ერთხელ ენაცვლებიან ერთმანეთს'
)
where service_id = 1;

update service_types set name_ka = replace(name_ka, 'სურათი', 'ფოტო') where service_id = 4;

update services set description_ka = replace(description_ka, 'იმათ ვაჩვენებთ', 'მათ ვაჩვენებთ') where id = 2;
update services set description_ka = replace(description_ka, 'სურათებს', 'ფოტოებს') where id = 4;
