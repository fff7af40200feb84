-- VIP sells a place on the first page, no longer the top of the list. Edited descriptions stay.
update services
set description_ka = replace(description_ka, 'განცხადება სიის თავში დგას', 'განცხადება ძებნის პირველ გვერდზე იღებს ადგილს'),
  description_en = replace(description_en, 'The listing stands at the top of the list', 'The listing takes its turn on the first page of search results'),
  description_ru = replace(description_ru, 'Объявление стоит в начале списка', 'Объявление по очереди занимает место на первой странице поиска')
where id = 1;
