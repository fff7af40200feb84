import type { Template } from './template'

export const LAYOUTS: readonly Template[] = [
  [
    'სულ {rooms}ა, მათ შორის {bedrooms}.',
    'It has {rooms}, including {bedrooms}.',
    'Всего {rooms}, из них {bedrooms}.',
  ],
  ['{rooms}, {bedrooms}.', '{rooms}, {bedrooms}.', '{rooms}, {bedrooms}.', 'terse'],
  [
    'გეგმით არის {rooms}, აქედან {bedrooms}.',
    'The plan has {rooms}, {bedrooms} among them.',
    'По плану {rooms}, в том числе {bedrooms}.',
  ],
  [
    '{area} ფართზე განლაგებულია {rooms}, მათგან {bedrooms}.',
    'The {area} hold {rooms}, with {bedrooms} among them.',
    'На площади {area} расположены: {rooms}, из них {bedrooms}.',
    'agent',
  ],
  [
    'გვაქვს {rooms}, დასაძინებლად — {bedrooms}.',
    'We have {rooms}; for sleeping: {bedrooms}.',
    'У нас {rooms}, для сна — {bedrooms}.',
    'resident',
  ],
  [
    'ოთახების განაწილება: {rooms}, აქედან {bedrooms}.',
    'Distribution of rooms: {rooms}, of which {bedrooms}.',
    'Распределение комнат: {rooms}, из них {bedrooms}.',
    'agent',
  ],
  [
    'ფართობი {area} იყოფა ასე: {rooms}, მათ შორის {bedrooms}.',
    'The area of {area} is divided so: {rooms}, including {bedrooms}.',
    'Площадь {area} поделена так: {rooms}, включая {bedrooms}.',
  ],
  [
    'ოჯახისთვის არის {rooms}, მათ შორის {bedrooms}.',
    'For a family there are {rooms}, {bedrooms} among them.',
    'Для семьи есть {rooms}, среди них {bedrooms}.',
    'resident',
  ],
]

export const SINGLE_ROOM: readonly Template[] = [
  ['ერთოთახიანია.', 'It has one room.', 'Комната одна.', 'terse'],
  [
    'ერთი ოთახია, რომელშიც საძინებელი ადგილიცაა და მისაღებიც.',
    'There is one room for both sleeping and receiving guests.',
    'Одна комната, она же спальня и гостиная.',
  ],
  [
    'ერთი ოთახი {area} ფართში: კომპაქტური და მოსავლელად მარტივი.',
    'One room in {area}: compact and easy to look after.',
    'Одна комната на {area}: компактно и легко убирать.',
  ],
  [
    'ერთოთახიანი ბინა გამოდგება ერთი ადამიანისთვის ან წყვილისთვის.',
    'The one-room apartment suits one person or a couple.',
    'Однокомнатная квартира подойдёт одному человеку или паре.',
    'agent',
  ],
]

export const BATHROOMS: readonly Template[] = [
  ['{bathrooms}.', '{bathrooms}.', '{bathrooms}.', 'terse'],
  ['აქვს {bathrooms}.', 'It has {bathrooms}.', 'Есть {bathrooms}.'],
  [
    '{area} ფართზე მოწყობილია {bathrooms}, {where}.',
    '{area} {where} with {bathrooms}.',
    'На площади {area} {where} — {bathrooms}.',
    'agent',
  ],
  [
    'გეგმაში გათვალისწინებულია {bathrooms}.',
    'The plan includes {bathrooms}.',
    'Планировкой предусмотрено: {bathrooms}.',
    'agent',
  ],
  [
    '{rooms}, ამას ემატება {bathrooms}.',
    '{rooms}, and in addition {bathrooms}.',
    '{rooms}, и к ним {bathrooms}.',
  ],
]

export const HEIGHTS: readonly Template[] = [
  ['ჭერი — {height}.', 'Ceilings: {height}.', 'Потолки: {height}.', 'terse'],
  ['ჭერის სიმაღლე {height}.', 'The ceilings are {height} high.', 'Высота потолков {height}.'],
  [
    'იატაკიდან ჭერამდე {height}, საერთო ფართობი კი {area}.',
    'From floor to ceiling it is {height}, and the total area is {area}.',
    'От пола до потолка {height}, а общая площадь {area}.',
  ],
  [
    'ფართობი {area}, ჭერი {height}.',
    '{area} with ceilings of {height}.',
    'Площадь {area}, потолки {height}.',
    'terse',
  ],
  [
    'ტექნიკური მონაცემები: ფართობი {area}, ჭერის სიმაღლე {height}.',
    'Technical data: area {area}, ceiling height {height}.',
    'Технические данные: площадь {area}, высота потолка {height}.',
    'agent',
  ],
  [
    'ჩვენთან ჭერი {height} სიმაღლეზეა, {area} ფართზე.',
    'Our ceilings are {height} high over {area}.',
    'Потолки у нас {height} при площади {area}.',
    'resident',
  ],
]

export const STUDIO: readonly Template[] = [
  [
    'სამზარეულო მისაღებთანაა გაერთიანებული.',
    'The kitchen joins the living room.',
    'Кухня объединена с гостиной.',
  ],
  ['სტუდიოს ტიპის გეგმა.', 'A studio plan.', 'Планировка студийная.', 'terse'],
  [
    'სამზარეულო და მისაღები ერთ სივრცეშია, კედლის გარეშე.',
    'The kitchen and the living room share one space without a wall.',
    'Кухня и гостиная в одном пространстве, без стены.',
  ],
  [
    'სტუდიოს ტიპის მისაღებში ვამზადებთ კიდეც და სტუმარსაც ვიღებთ.',
    'In the studio-type living room we both cook and receive guests.',
    'В гостиной-студии мы и готовим, и принимаем гостей.',
    'resident',
  ],
  [
    'მისაღები სტუდიოს ტიპისაა, სამზარეულოს კუთხით.',
    'The living room is of studio type, with a kitchen corner.',
    'Гостиная типа студии, с кухонной зоной.',
    'agent',
  ],
  [
    'ღია გეგმაა: მისაღებსა და სამზარეულოს ტიხარი არ ყოფს.',
    'An open plan: no partition between the living room and the kitchen.',
    'Открытая планировка: гостиная и кухня без перегородки.',
    'agent',
  ],
  [
    'სამზარეულოდან მისაღებს ხედავთ, ამიტომ საუბარი არ წყდება.',
    'You see the living room from the kitchen, so talk never stops.',
    'Из кухни видна гостиная, поэтому разговор не прерывается.',
    'resident',
  ],
]

export const SEPARATE: readonly Template[] = [
  ['სამზარეულო გამოყოფილია.', 'The kitchen is separate.', 'Кухня отдельная.', 'terse'],
  [
    'სამზარეულო და მისაღები ცალ-ცალკეა.',
    'Separate kitchen and living room.',
    'Кухня и гостиная раздельно.',
    'terse',
  ],
  [
    'სამზარეულო მისაღებისგან გამოყოფილია, სუნი ოთახებში არ გადის.',
    'The kitchen is apart from the living room, so smells stay there.',
    'Кухня отделена от гостиной, запахи в комнаты не идут.',
    'resident',
  ],
  [
    'მისაღები ოთახი სამზარეულოსგან კედლით არის გამოყოფილი.',
    'A wall separates the living room from the kitchen.',
    'Гостиная отделена от кухни стеной.',
  ],
  [
    'კლასიკური გეგმაა ცალკე სამზარეულოთი და მისაღებით.',
    'A classic plan with a separate kitchen and living room.',
    'Классическая планировка с отдельными кухней и гостиной.',
    'agent',
  ],
  [
    'ვინც ცალკე სამზარეულოს ანიჭებს უპირატესობას, ეს გეგმა მოეწონება.',
    'Those who prefer a separate kitchen will like this plan.',
    'Кто предпочитает отдельную кухню, оценит эту планировку.',
    'agent',
  ],
]

export const LIVING_ROOMS: readonly Template[] = [
  ['მისაღები {living}.', 'Living room {living}.', 'Гостиная {living}.', 'terse'],
  [
    'მისაღები ოთახის ფართობია {living}, საერთო ფართობი — {area}.',
    'The living room is {living} out of {area}.',
    'Гостиная занимает {living} из {area}.',
  ],
  [
    'ყველაზე დიდ დროს მისაღებში ვატარებთ, მისი ფართობია {living}.',
    'We spend most of our time in the living room of {living}.',
    'Больше всего времени проводим в гостиной, её площадь {living}.',
    'resident',
  ],
  [
    'მისაღები ოთახის ფართობი გეგმის მიხედვით {living}.',
    'By the plan, the living room measures {living}.',
    'По плану площадь гостиной составляет {living}.',
    'agent',
  ],
  [
    'მისაღებში დივანიც ეტევა და სასადილო მაგიდაც: {living}.',
    'A sofa and a dining table fit in the living room: {living}.',
    'В гостиной поместятся диван и обеденный стол: {living}.',
  ],
]
