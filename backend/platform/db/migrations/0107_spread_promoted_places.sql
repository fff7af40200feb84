-- Promoted statements are spread over the first page of a list. Edited descriptions stay.
update service_types
set description_ka = replace(replace(replace(replace(replace(description_ka,
    'სიის თავში დგას, VIP+-ისა და SUPER VIP-ის შემდეგ', 'ფასიან ადგილს VIP+-ისა და SUPER VIP-ის შემდეგ იღებს'),
    'დგას ყველა VIP-ის წინ, SUPER VIP-ის შემდეგ', 'ფასიან ადგილს ყველა VIP-ზე ადრე იღებს, SUPER VIP-ის შემდეგ'),
    'დგას ყველას წინ', 'ფასიან ადგილს პირველი იღებს'),
    'სიის პირველ გვერდზე ოთხი ადგილია', 'სიის პირველ გვერდზე ხუთი ადგილია: ორი თავში, შემდეგ თითო ყოველი ოთხი სხვის მერე'),
    'თუ ოთხზე მეტი SUPER VIP-ია', 'თუ ხუთზე მეტი SUPER VIP-ია'),
  description_en = replace(replace(replace(replace(replace(description_en,
    'Stands at the head of the list, after VIP+ and SUPER VIP', 'Gets a promoted place after VIP+ and SUPER VIP'),
    'Stands before every VIP, after SUPER VIP', 'Gets a promoted place before every VIP, after SUPER VIP'),
    'Stands before all others', 'Gets a promoted place before all others'),
    'There are four places, on the first page of a list', 'The first page of a list has five: two at the top, then one after every four others'),
    'more than four SUPER VIP', 'more than five SUPER VIP'),
  description_ru = replace(replace(replace(replace(replace(description_ru,
    'Стоит в начале списка, после VIP+ и SUPER VIP', 'Получает рекламное место после VIP+ и SUPER VIP'),
    'Стоит перед всеми VIP, после SUPER VIP', 'Получает рекламное место раньше всех VIP, после SUPER VIP'),
    'Стоит перед всеми', 'Получает рекламное место раньше всех'),
    'Мест четыре, на первой странице списка', 'На первой странице списка их пять: два в начале, затем по одному после каждых четырёх других'),
    'если SUPER VIP больше четырёх', 'если SUPER VIP больше пяти')
where service_id = 1;
