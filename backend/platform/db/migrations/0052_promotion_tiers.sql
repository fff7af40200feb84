-- The tier that a package promotes a statement to: what is sold is what stands first.
alter table service_types add column vip_tier smallint check (vip_tier between 1 and 3);

update service_types set vip_tier = 1,
  description_ka = 'სიის თავში დგას, VIP+-ისა და SUPER VIP-ის შემდეგ. ადგილი ოთხია ოცზე; თუ მეტმა გადაიხადა, საათში ერთხელ იცვლებიან.',
  description_en = 'Stands at the head of the list, after VIP+ and SUPER VIP. There are four places in twenty; where more have paid, they take turns by the hour.',
  description_ru = 'Стоит в начале списка, после VIP+ и SUPER VIP. Мест четыре из двадцати; если заплатили больше, объявления сменяются каждый час.'
where service_id = 1;

insert into service_types (id, service_id, key, price, unit, least_price, days, position, vip_tier,
  name_ka, name_en, name_ru, description_ka, description_en, description_ru)
select id, 1, key, price, 'statement', null, days, position, tier,
  label || ' ' || days || ' დღით', label || ' for ' || days || ' days', label || ' на ' || days || ' дней',
  case tier when 2 then 'დგას ყველა VIP-ის წინ, SUPER VIP-ის შემდეგ. ადგილი ოთხია ოცზე; თუ მეტმა გადაიხადა, საათში ერთხელ იცვლებიან.'
            else 'დგას ყველას წინ. ადგილი ოთხია ოცზე; თუ ოთხზე მეტი SUPER VIP-ია, საათში ერთხელ იცვლებიან.' end,
  case tier when 2 then 'Stands before every VIP, after SUPER VIP. There are four places in twenty; where more have paid, they take turns by the hour.'
            else 'Stands before all others. There are four places in twenty; where there are more than four SUPER VIP, they take turns by the hour.' end,
  case tier when 2 then 'Стоит перед всеми VIP, после SUPER VIP. Мест четыре из двадцати; если заплатили больше, объявления сменяются каждый час.'
            else 'Стоит перед всеми. Мест четыре из двадцати; если SUPER VIP больше четырёх, они сменяются каждый час.' end
from (values
  (5, 'livo-vip-plus-5', 2000, 5, 4, 2, 'VIP+'),
  (6, 'livo-vip-plus-15', 4800, 15, 5, 2, 'VIP+'),
  (7, 'livo-vip-plus-25', 7200, 25, 6, 2, 'VIP+'),
  (8, 'livo-super-vip-5', 3000, 5, 7, 3, 'SUPER VIP'),
  (9, 'livo-super-vip-15', 7200, 15, 8, 3, 'SUPER VIP'),
  (10, 'livo-super-vip-25', 10800, 25, 9, 3, 'SUPER VIP')
) as package (id, key, price, days, position, tier, label);
