import type { Template } from './template'

export const GROUND_FLOOR: readonly Template[] = [
  ['პირველი სართული.', 'Ground floor.', 'Первый этаж.', 'terse'],
  [
    'პირველი სართულია, კიბეზე ასვლა არ გჭირდებათ.',
    'It is on the ground floor, with no stairs to climb.',
    'Первый этаж, подниматься по лестнице не нужно.',
  ],
  [
    'ხანდაზმულებისთვის პირველი სართული მოსახერხებელია.',
    'The ground floor is convenient for older people.',
    'Первый этаж удобен для пожилых людей.',
    'owner',
  ],
  [
    'მდებარეობს პირველ სართულზე, შენობაში {storeys}ა.',
    'It is on the ground floor of a building of {storeys}.',
    'Находится на первом этаже, в здании {storeys}.',
    'agent',
  ],
  [
    'სართული: პირველი; ფართობი: {area}; მდებარეობა: {where}.',
    'Floor: ground; area: {area}; location: {where}.',
    'Этаж: первый; площадь: {area}; место: {where}.',
    'agent',
  ],
]

export const FLOORS: readonly Template[] = [
  ['{onFloor}, სულ {storeys}.', '{onFloor} of {storeys}.', '{onFloor}, всего {storeys}.', 'terse'],
  [
    'მდებარეობს {onFloor}, სახლში {storeys}ა.',
    'It is {onFloor}, and the building has {storeys}.',
    'Находится {onFloor}, в доме {storeys}.',
  ],
  [
    'ვცხოვრობთ {onFloor}, მთლიანად კი სახლში {storeys}ა.',
    'We live {onFloor}; the whole building has {storeys}.',
    'Живём {onFloor}, а всего в доме {storeys}.',
    'resident',
  ],
  ['{onFloor}, {area}, {where}.', '{onFloor}, {area} {where}.', '{onFloor}, {area}, {where}.', 'terse'],
  [
    'ბინა განლაგებულია {onFloor}, შენობის სართულიანობა: {storeys}.',
    'The apartment lies {onFloor}; the building counts {storeys}.',
    'Квартира расположена {onFloor}, этажность дома: {storeys}.',
    'agent',
  ],
  [
    'სახლში {storeys}ა, ჩვენი ბინა {onFloor}.',
    'The building has {storeys}; our apartment is {onFloor}.',
    'В доме {storeys}, наша квартира {onFloor}.',
    'owner',
  ],
  [
    'სართულის მხრივ ასეა: {onFloor}, შენობაში {storeys}ა.',
    'As to the floor: {onFloor}, in a building of {storeys}.',
    'По этажности так: {onFloor}, в здании {storeys}.',
  ],
  [
    'შემოთავაზებული ბინა {onFloor} მდებარეობს, {where}, ფართობით {area}.',
    'The offered apartment {where} is {onFloor} and measures {area}.',
    'Предлагаемая квартира {where} находится {onFloor}, её площадь {area}.',
    'agent',
  ],
]

export const LIFTS: readonly Template[] = [
  ['სახლში ლიფტია.', 'There is a lift.', 'Есть лифт.', 'terse'],
  [
    'ლიფტი ემსახურება სახლს, რომელშიც {storeys}ა.',
    'A lift serves the building of {storeys}.',
    'Лифт обслуживает дом, в котором {storeys}.',
  ],
  [
    'ჩანთებით კიბეზე ასვლა არ გვიწევს, ლიფტი გვაქვს.',
    'We need not carry bags upstairs, as there is a lift.',
    'Сумки по лестнице не носим, есть лифт.',
    'resident',
  ],
  [
    'შენობა აღჭურვილია ლიფტით.',
    'The building is equipped with a lift.',
    'Здание оборудовано лифтом.',
    'agent',
  ],
  ['ბინამდე ლიფტით ახვალთ.', 'A lift takes you up.', 'До квартиры поднимет лифт.'],
]

export const FREIGHT_LIFTS: readonly Template[] = [
  ['სატვირთო ლიფტიც არის.', 'Also a freight lift.', 'Есть и грузовой лифт.', 'terse'],
  [
    'ავეჯის ასატანად სატვირთო ლიფტია, რაც გადასვლას ამარტივებს.',
    'A freight lift carries furniture up, which makes moving easier.',
    'Мебель поднимет грузовой лифт, переезжать проще.',
  ],
]

export const OLD_HOUSE: readonly Template[] = [
  ['სახლი ძველი აშენებულია.', 'The building is old.', 'Дом старой постройки.', 'terse'],
  [
    'ძველი აშენებული სახლია, სადაც {storeys}ა.',
    'It is an older building with {storeys}.',
    'Дом старой постройки, в нём {storeys}.',
  ],
  [
    'სახლი ძველია, მაგრამ ჩვენ აქ წლებია კარგად ვცხოვრობთ.',
    'The building is old, but we have lived here well for years.',
    'Дом старый, но живём мы здесь давно и хорошо.',
    'resident',
  ],
  [
    'შენობის ტიპი: ძველი აშენებული, სართულიანობა: {storeys}.',
    'Type of building: old, with {storeys}.',
    'Тип здания: старая постройка, этажность: {storeys}.',
    'agent',
  ],
  [
    'ძველი აშენებული სახლი {where}, ფართობი {area}.',
    'An older building {where}, {area}.',
    'Дом старой постройки {where}, площадь {area}.',
  ],
]

export const NEW_HOUSE: readonly Template[] = [
  ['სახლი ახალი აშენებულია.', 'The building is new.', 'Дом новый.', 'terse'],
  [
    'ახალი აშენებული სახლია, მასში {storeys}ა.',
    'It is a new building with {storeys}.',
    'Новостройка, в доме {storeys}.',
  ],
  [
    'ახალ აშენებულ სახლში ვცხოვრობთ და სადარბაზო ჯერ კიდევ ახალია.',
    'We live in a new building, and its entrance is still new.',
    'Живём в новостройке, подъезд ещё совсем новый.',
    'resident',
  ],
  [
    'შენობის ტიპი: ახალი აშენებული, სართულიანობა: {storeys}.',
    'Type of building: new, with {storeys}.',
    'Тип здания: новостройка, этажность: {storeys}.',
    'agent',
  ],
  [
    'ახალი აშენებული სახლი {where}, ფართობი {area}.',
    'A new building {where}, {area}.',
    'Новостройка {where}, площадь {area}.',
  ],
  [
    'ახალაშენებულია, მშენებლობა სრულად დასრულებულია.',
    'It is newly built, and the construction is complete.',
    'Дом построен недавно, строительство завершено.',
    'agent',
  ],
]

export const RISING_HOUSE: readonly Template[] = [
  ['სახლი მშენებარეა.', 'It is under construction.', 'Дом строится.', 'terse'],
  [
    'სახლი ჯერ შენდება, გეგმით მასში {storeys}ა.',
    'The building is still going up; it will have {storeys}.',
    'Дом ещё строится, по плану в нём {storeys}.',
  ],
  [
    'შენობა მშენებარეა, სართულიანობა პროექტით: {storeys}.',
    'The building is under construction; by the project it has {storeys}.',
    'Здание строится, этажность по проекту: {storeys}.',
    'agent',
  ],
  [
    'მშენებარე სახლია {where}, ფართობი {area}.',
    'A building under construction {where}, {area}.',
    'Строящийся дом {where}, площадь {area}.',
  ],
  [
    'მშენებლობა გრძელდება, დეტალებს ადგილზე გაჩვენებთ.',
    'Construction goes on, and I will show you details on site.',
    'Стройка продолжается, подробности покажу на месте.',
    'owner',
  ],
]

export const COURTYARDS: readonly Template[] = [
  ['თბილისური ეზო.', 'A Tbilisi courtyard.', 'Тбилисский двор.', 'terse'],
  [
    'თბილისური, ე.წ. იტალიური ეზოა.',
    'It is a Tbilisi courtyard, a so-called Italian one.',
    'Тбилисский, так называемый итальянский двор.',
  ],
  [
    'ძველი თბილისური ეზოა, სადაც მეზობლებს სახელით იცნობენ.',
    'An old Tbilisi courtyard, where neighbours are known by name.',
    'Старый тбилисский двор, где соседей знают по имени.',
    'owner',
  ],
  [
    'ბინა თბილისური ეზოს ტიპის სახლშია, სადაც {storeys}ა.',
    'The apartment is in a Tbilisi courtyard house of {storeys}.',
    'Квартира в доме типа «тбилисский двор», в нём {storeys}.',
    'agent',
  ],
]
