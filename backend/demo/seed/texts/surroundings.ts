import type { Template } from './template'

export const ADDRESSES: readonly Template[] = [
  ['მისამართი: {address}.', 'Address: {address}.', 'Адрес: {address}.', 'terse'],
  ['ზუსტი მისამართია {address}.', 'The exact address is {address}.', 'Точный адрес: {address}.'],
  [
    'მისამართი, სადაც გელოდებით: {address}.',
    'The address where I expect you: {address}.',
    'Адрес, по которому вас жду: {address}.',
    'owner',
  ],
  [
    'ობიექტის მისამართი: {address}.',
    'Address of the property: {address}.',
    'Адрес объекта: {address}.',
    'agent',
  ],
  ['რუკაზე მოძებნეთ: {address}.', 'Look it up on the map: {address}.', 'Найдите на карте: {address}.'],
  [
    'მდებარეობა: {address}, {where}.',
    'Location: {address}, {where}.',
    'Расположение: {address}, {where}.',
    'agent',
  ],
  [
    'ჩემი ქუჩა და სახლი: {address}.',
    'My street and building: {address}.',
    'Моя улица и дом: {address}.',
    'owner',
  ],
  [
    'ადგილზე მოსასვლელად ნავიგატორში ჩაწერეთ: {address}.',
    'To get here, enter in the navigator: {address}.',
    'Чтобы доехать, введите в навигатор: {address}.',
  ],
]

export const METRO: readonly Template[] = [
  ['მეტრო „{metro}“ ახლოსაა.', 'Metro {metro} is near.', 'Метро «{metro}» рядом.', 'terse'],
  [
    'უახლოესი მეტროსადგურია „{metro}“.',
    'The nearest metro station is {metro}.',
    'Ближайшая станция метро — «{metro}».',
  ],
  [
    'სამსახურში მეტროთი დავდივართ, ჩვენი სადგურია „{metro}“.',
    'We go to work by metro; our station is {metro}.',
    'На работу ездим на метро, наша станция — «{metro}».',
    'resident',
  ],
  [
    'მეტროსადგური „{metro}“ ფეხით მისასვლელ მანძილზეა.',
    '{metro} metro station is within walking distance.',
    'Станция метро «{metro}» в пешей доступности.',
    'agent',
  ],
  [
    'სატრანსპორტო კავშირი: მეტროსადგური „{metro}“, მისამართი: {address}.',
    'Transport: metro station {metro}, address: {address}.',
    'Транспорт: станция метро «{metro}», адрес: {address}.',
    'agent',
  ],
  [
    'მანქანის გარეშეც იოლად ივლით: მეტრო „{metro}“ ახლოსაა.',
    'You will manage without a car: {metro} metro is near.',
    'Обойдётесь и без машины: метро «{metro}» близко.',
    'owner',
  ],
  [
    '{address} — აქედან მეტრო „{metro}“ ფეხით მისასვლელია.',
    'From {address} you can walk to the metro, station {metro}.',
    '{Address}: до метро «{metro}» дойдёте пешком.',
  ],
]

export const DISTRICTS: readonly Template[] = [
  ['რაიონი: {district}.', 'District: {district}.', 'Район: {district}.', 'terse'],
  [
    'ქალაქი: {city}, რაიონი: {district}.',
    'City: {city}, district: {district}.',
    'Город: {city}, район: {district}.',
  ],
  [
    'ადმინისტრაციულად ეს არის {district}, ფართობი {area}, {where}.',
    'Administratively it is {district}: {area} {where}.',
    'Административно это {district}: {area} {where}.',
    'agent',
  ],
]
