import type { Template } from './template'

export const ONE_BALCONY: readonly Template[] = [
  ['აივანი {balcony}.', 'Balcony {balcony}.', 'Балкон {balcony}.', 'terse'],
  ['აქვს აივანი, {balcony}.', 'There is a balcony, {balcony}.', 'Есть балкон, {balcony}.'],
  [
    'აივანი ერთია, მისი ფართობი {balcony}.',
    'It has one balcony with an area of {balcony}.',
    'Балкон один, его площадь {balcony}.',
  ],
  [
    'დილის ყავას აივანზე ვსვამთ, {balcony} საამისოდ საკმარისია.',
    'We drink morning coffee on the balcony; {balcony} are enough for that.',
    'Утренний кофе пьём на балконе, {balcony} для этого хватает.',
    'resident',
  ],
  [
    'ფართობი {area}, მათ შორის აივანი {balcony}, {where}.',
    'Area {area} {where}, with a balcony of {balcony}.',
    'Площадь {area} {where}, балкон {balcony}.',
    'agent',
  ],
  [
    'აივანზე ({balcony}) მაგიდა და ორი სკამი ეტევა.',
    'The balcony ({balcony}) has room for a table and two chairs.',
    'На балконе ({balcony}) поместятся стол и два стула.',
  ],
  [
    'ობიექტს აქვს აივანი ფართობით {balcony}.',
    'The property has a balcony with an area of {balcony}.',
    'У объекта есть балкон площадью {balcony}.',
    'agent',
  ],
  [
    'აივანი გვაქვს ყვავილებისთვისაც და სარეცხისთვისაც: {balcony}.',
    'The balcony has room for flowers and laundry: {balcony}.',
    'Балкона хватает и для цветов, и для белья: {balcony}.',
    'resident',
  ],
]

export const BALCONIES: readonly Template[] = [
  ['{balconies}, სულ {balcony}.', '{balconies}, {balcony} in all.', '{balconies}, всего {balcony}.', 'terse'],
  [
    'აქვს {balconies}, საერთო ფართობით {balcony}.',
    'It has {balconies} with a total area of {balcony}.',
    'Есть {balconies} общей площадью {balcony}.',
  ],
  [
    '{balconies} გვაქვს, ერთად {balcony}.',
    'We have {balconies}, together {balcony}.',
    'У нас {balconies}, вместе {balcony}.',
    'resident',
  ],
  [
    'საზაფხულო ფართი: {balconies}, ჯამში {balcony}.',
    'Summer area: {balconies}, {balcony} in sum.',
    'Летняя площадь: {balconies}, суммарно {balcony}.',
    'agent',
  ],
]

export const LOGGIAS: readonly Template[] = [
  ['ლოჯია {loggia}.', 'Loggia {loggia}.', 'Лоджия {loggia}.', 'terse'],
  [
    'აივნის გარდა, გეგმაში ლოჯიაა, {loggia}.',
    'The plan also has a loggia of {loggia}.',
    'В планировке есть и лоджия, {loggia}.',
  ],
  [
    'ლოჯიას ({loggia}) ზამთრის მარაგისთვის ვიყენებთ.',
    'We use the loggia ({loggia}) for winter supplies.',
    'Лоджию ({loggia}) используем для зимних запасов.',
    'resident',
  ],
  [
    'ლოჯიის ფართობი შეადგენს {loggia}.',
    'The area of the loggia is {loggia}.',
    'Площадь лоджии составляет {loggia}.',
    'agent',
  ],
]

export const PORCHES: readonly Template[] = [
  ['ვერანდა {porch}.', 'Veranda {porch}.', 'Веранда {porch}.', 'terse'],
  [
    'სახლს აქვს ვერანდა, მისი ფართობია {porch}.',
    'The house has a veranda with an area of {porch}.',
    'У дома есть веранда площадью {porch}.',
  ],
  [
    'ზაფხულში ვერანდაზე ვსადილობთ, იქ {porch} გვაქვს.',
    'In summer we dine on the veranda of {porch}.',
    'Летом обедаем на веранде, там {porch}.',
    'resident',
  ],
  [
    'დამატებით: ვერანდა, {porch}, დასვენებისთვის.',
    'In addition: a veranda of {porch} for rest.',
    'Дополнительно: веранда {porch} для отдыха.',
    'agent',
  ],
]

export const YARDS: readonly Template[] = [
  ['ეზო {yard}.', 'Yard {yard}.', 'Двор {yard}.', 'terse'],
  ['აქვს {yard} ეზო.', 'It has a yard of {yard}.', 'Есть двор площадью {yard}.'],
  [
    'საკუთარი ეზო {yard}, თავად შენობა კი {area}.',
    'Its own yard is {yard}, the building itself {area}.',
    'Собственный двор {yard}, само здание {area}.',
    'agent',
  ],
  [
    'ეზო {yard} გვაქვს, ბავშვებსა და ძაღლს სათამაშოდ ჰყოფნის.',
    'We have a yard of {yard}, enough for children and a dog.',
    'Двор у нас {yard}, детям и собаке места хватает.',
    'resident',
  ],
  [
    'შენობას ეკუთვნის ეზო ფართობით {yard}.',
    'The building comes with a yard of {yard}.',
    'К зданию относится двор площадью {yard}.',
    'agent',
  ],
  [
    'ეზოს ფართობია {yard}, აქ მაგიდაც დაიდგმება და ყვავილებიც გაიხარებს.',
    'The yard of {yard} has room for a table and flower beds.',
    'Площадь двора {yard}: хватит на стол и клумбы.',
    'resident',
  ],
]

export const FRUIT_TREES: readonly Template[] = [
  ['ეზოში ხეხილი დგას.', 'Fruit trees in the yard.', 'Во дворе фруктовые деревья.'],
  [
    'ეზოში ხეხილი გვაქვს და ყოველ წელს ჩვენს ხილს ვკრეფთ.',
    'We have fruit trees in the yard and pick our own fruit every year.',
    'Во дворе фруктовые деревья, каждый год собираем свои плоды.',
    'resident',
  ],
  [
    'ეზოში, რომლის ფართობია {yard}, ხეხილია დარგული.',
    'Fruit trees are planted in the yard of {yard}.',
    'Во дворе площадью {yard} посажены фруктовые деревья.',
    'agent',
  ],
  [
    'ხეხილი ეზოში უკვე მსხმოიარეა.',
    'The fruit trees in the yard already bear fruit.',
    'Фруктовые деревья во дворе уже плодоносят.',
  ],
]

export const POOLS: readonly Template[] = [
  ['აქვს აუზი.', 'There is a swimming pool.', 'Есть бассейн.', 'terse'],
  [
    'კომფორტს ემატება აუზი, რომლითაც ზაფხულში ისარგებლებთ.',
    'A swimming pool is there for your summer days.',
    'К удобствам добавляется бассейн для летних дней.',
  ],
  [
    'ობიექტს აქვს საცურაო აუზი.',
    'The property has a swimming pool.',
    'У объекта есть плавательный бассейн.',
    'agent',
  ],
]

export const YARD_COMFORTS = {
  grill: [
    ['ეზოში მაყალია.', 'A grill stands outside.', 'Есть мангал.', 'terse'],
    [
      'გარეთ მაყალი დგას, მწვადს უქმეებზე ვწვავთ.',
      'A grill stands outside, and we grill meat at weekends.',
      'На улице стоит мангал, по выходным жарим шашлык.',
      'resident',
    ],
    [
      'მოწყობილია ადგილი მაყლისთვის.',
      'There is a place with a grill.',
      'Оборудовано место с мангалом.',
      'agent',
    ],
  ],
  yard_lighting: [
    ['ეზო განათებულია.', 'The yard is lit.', 'Двор освещён.', 'terse'],
    [
      'საღამოს ეზოს განათება ირთვება და გარეთ ჯდომაც სასიამოვნოა.',
      'In the evening the yard lights come on, and sitting outside is pleasant.',
      'Вечером включается освещение двора, и сидеть на улице приятно.',
      'resident',
    ],
    [
      'ეზოს მთელ ტერიტორიაზე გარე განათებაა მოწყობილი.',
      'Outdoor lighting is installed in the yard.',
      'Во дворе оборудовано наружное освещение.',
      'agent',
    ],
  ],
  fenced: [
    ['ტერიტორია შემოღობილია.', 'The ground is fenced.', 'Территория огорожена.'],
    [
      'ირგვლივ ღობეა, ბავშვები გზაზე ვერ გადიან.',
      'There is a fence around, so children cannot run onto the road.',
      'Вокруг забор, дети на дорогу не выбегут.',
      'resident',
    ],
  ],
  cellar: [
    ['აქვს მარანი.', 'There is a wine cellar.', 'Есть винный погреб.'],
    [
      'მარანში ღვინოსა და მწნილს ვინახავთ.',
      'We keep wine and pickles in the wine cellar.',
      'В винном погребе храним вино и соленья.',
      'resident',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Template[]>>
