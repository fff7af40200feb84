-- Paid places are on the first page of a list alone, not on each page of twenty.
update service_types
set description_ka = replace(description_ka, 'ოც განცხადებაზე ოთხი ადგილია', 'სიის პირველ გვერდზე ოთხი ადგილია'),
  description_en = replace(description_en, 'There are four places in twenty', 'There are four places, on the first page of a list'),
  description_ru = replace(description_ru, 'Мест четыре из двадцати', 'Мест четыре, на первой странице списка')
where service_id = 1;
