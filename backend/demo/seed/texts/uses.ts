import type { Template } from './template'

/** Sentences by the id of a use of commercial space. */
export const USES: Readonly<Record<number, readonly Template[]>> = {
  8: [
    ['საოფისე ფართია.', 'Office space.', 'Офисное помещение.', 'terse'],
    [
      'საოფისე ფართში სამუშაო მაგიდებს თავისუფლად განალაგებთ.',
      'In the office space you can arrange desks freely.',
      'В офисе можно свободно расставить рабочие столы.',
    ],
    [
      'დანიშნულება: საოფისე; ფართობი: {area}; მდებარეობა: {where}.',
      'Use: office; area: {area}; location: {where}.',
      'Назначение: офис; площадь: {area}; место: {where}.',
      'agent',
    ],
    [
      'აქ ჩვენი ოფისი იყო, ახლა სხვაგან გადავდივართ.',
      'Our office was here, and now we are moving.',
      'Здесь был наш офис, теперь мы переезжаем.',
      'resident',
    ],
  ],
  9: [
    ['სავაჭრო ფართია.', 'Retail space.', 'Торговое помещение.', 'terse'],
    [
      'სავაჭრო ფართია, გამოდგება მაღაზიისთვის ან აფთიაქისთვის.',
      'A retail space that suits a shop or a pharmacy.',
      'Торговая площадь, подойдёт под магазин или аптеку.',
    ],
    [
      'დანიშნულება: სავაჭრო; ფართობი: {area}; მდებარეობა: {where}.',
      'Use: retail; area: {area}; location: {where}.',
      'Назначение: торговля; площадь: {area}; место: {where}.',
      'agent',
    ],
    [
      'აქ მაღაზია გვქონდა, ახლა ფართი სხვას სჭირდება.',
      'We had a shop here; now the space is for somebody else.',
      'Здесь был наш магазин, теперь помещение ждёт других.',
      'resident',
    ],
  ],
  10: [
    ['სასაწყობე ფართია.', 'Warehouse space.', 'Складское помещение.', 'terse'],
    [
      'სასაწყობე ფართი {area} ჭერით {height}, {where}.',
      'A warehouse of {area} {where} with ceilings of {height}.',
      'Склад {area} {where} с потолками {height}.',
      'agent',
    ],
  ],
  11: [
    ['საწარმოო ფართია.', 'Industrial space.', 'Производственное помещение.', 'terse'],
    [
      'საწარმოო ფართი {area} ჭერით {height}, {where}.',
      'An industrial space of {area} {where} with ceilings of {height}.',
      'Производство {area} {where} с потолками {height}.',
      'agent',
    ],
  ],
  12: [
    ['კვების ობიექტისთვის.', 'For a restaurant or café.', 'Под кафе или ресторан.', 'terse'],
    [
      'ფართი კვების ობიექტისთვისაა, გამოდგება კაფედ ან თონედ.',
      'The space is for food service and suits a café or a bakery.',
      'Помещение под общепит, подойдёт для кафе или пекарни.',
    ],
  ],
  13: [
    ['ავტოფარეხია.', 'It is a garage.', 'Это гараж.', 'terse'],
    [
      'ავტოფარეხი ფართობით {area}, {where}.',
      'A garage of {area} {where}.',
      'Гараж площадью {area} {where}.',
      'agent',
    ],
  ],
  24: [
    ['უნივერსალური ფართია.', 'Multi-purpose space.', 'Универсальное помещение.', 'terse'],
    [
      'უნივერსალური ფართია: საოფისედაც გამოდგება და სავაჭროდაც.',
      'A multi-purpose space: it suits an office as well as a shop.',
      'Универсальное помещение: годится и под офис, и под магазин.',
    ],
    [
      'დანიშნულება: უნივერსალური; ფართობი: {area}; მდებარეობა: {where}.',
      'Use: multi-purpose; area: {area}; location: {where}.',
      'Назначение: универсальное; площадь: {area}; место: {where}.',
      'agent',
    ],
  ],
  25: [
    ['სარდაფია.', 'It is a basement.', 'Это подвал.', 'terse'],
    [
      'სარდაფი ფართობით {area}, {where}, ჭერი {height}.',
      'A basement of {area} {where}, ceilings {height}.',
      'Подвал площадью {area} {where}, потолки {height}.',
    ],
  ],
  26: [
    ['ნახევარსარდაფია.', 'It is a semi-basement.', 'Это полуподвал.', 'terse'],
    [
      'ნახევარსარდაფი ფართობით {area}, {where}, ჭერი {height}.',
      'A semi-basement of {area} {where}, ceilings {height}.',
      'Полуподвал площадью {area} {where}, потолки {height}.',
    ],
  ],
  27: [
    ['მთლიანი შენობაა.', 'It is a whole building.', 'Это здание целиком.', 'terse'],
    [
      'მთლიანი შენობა {where}: {area}, {storeys}.',
      'A whole building {where}: {area}, {storeys}.',
      'Здание целиком {where}: {area}, {storeys}.',
      'agent',
    ],
  ],
  29: [
    ['ავტოსერვისისთვის.', 'For a car service.', 'Под автосервис.', 'terse'],
    [
      'ფართი ავტოსერვისისთვისაა: {area}, {where}.',
      'The space is for a car service: {area} {where}.',
      'Помещение под автосервис: {area} {where}.',
      'agent',
    ],
  ],
}
