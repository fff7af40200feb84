import type { Template } from './template'

/** Openings for every kind. Each states the area and the place. */
export const OPENINGS: readonly Template[] = [
  [
    '{deal} {type} {where}, ფართობი {area}.',
    '{type} {deal} {where}, {area}.',
    '{deal} {type} {where}, площадь {area}.',
  ],
  [
    '{where} {deal} {type}, საერთო ფართი {area}.',
    '{deal} {where}: {type}, {area} in total.',
    '{deal} {type} {where}, общая площадь {area}.',
  ],
  [
    '{type} {where}, {area}. {Deal}.',
    '{type} {where}, {area}, {deal}.',
    '{type} {where}, {area}. {Deal}.',
    'terse',
  ],
  ['{where}, {area}, {deal}.', '{area} {where}, {deal}.', '{area} {where}, {deal}.', 'terse'],
  [
    '{deal}: {type}, {area}, {where}.',
    '{deal}: {type}, {area}, {where}.',
    '{deal}: {type}, {area}, {where}.',
    'terse',
  ],
  [
    '{iDeal} {typeAcc} {where}, {area}.',
    '{iDeal} {where}: {type}, {area}.',
    '{iDeal} {typeAcc} {where}, {area}.',
    'owner',
  ],
  [
    '{where} {iDeal} ჩემს საკუთრებას: {type}, {area}.',
    '{iDeal} my own property {where}: {type}, {area}.',
    '{iDeal} свою собственность {where}: {type}, {area}.',
    'owner',
  ],
  [
    'გამარჯობა! {IDeal} {typeAcc} {where}, ფართობი {area}.',
    'Hello! {IDeal} {where}: {type} of {area}.',
    'Здравствуйте! {IDeal} {typeAcc} {where}, площадь {area}.',
    'owner',
  ],
  [
    'მესაკუთრე ვარ: {iDeal} {typeAcc} {where} ({area}).',
    'I am the owner. {IDeal} {where}: {type} ({area}).',
    'Я собственник: {iDeal} {typeAcc} {where} ({area}).',
    'owner',
  ],
  [
    '{iDeal} შუამავლის გარეშე: {type} {where}, {area}.',
    '{iDeal} without an intermediary: {type} {where}, {area}.',
    '{iDeal} без посредников: {type} {where}, {area}.',
    'owner',
  ],
  [
    'მოგესალმებით, {where} {iDeal} {typeAcc}, სულ {area}.',
    'Good day! {IDeal} {where}: {type}, {area} in all.',
    'Добрый день! {IDeal} {typeAcc} {where}, всего {area}.',
    'owner',
  ],
  [
    'მესაკუთრისგან {deal} {type} {where}, {area}.',
    '{type} {where}, {area}, {deal} by the owner.',
    'От собственника: {type} {where}, {area}. {Deal}.',
    'owner',
  ],
  [
    'გთავაზობთ: {type} {where}, საერთო ფართობი {area}, {deal}.',
    'We offer {where}: {type}, total area {area}, {deal}.',
    'Предлагаем: {type} {where}, общая площадь {area}, {deal}.',
    'agent',
  ],
  [
    'თქვენს ყურადღებას ვთავაზობთ ობიექტს {where}: {type}, {area}, {deal}.',
    'A property {where} for your attention: {type}, {area}, {deal}.',
    'Вашему вниманию объект {where}: {type}, {area}, {deal}.',
    'agent',
  ],
  [
    'ჩვენს ბაზაშია {type} {where}: {area}, {deal}.',
    'On our books: {type} {where}, {area}, {deal}.',
    'В нашей базе: {type} {where}, {area}, {deal}.',
    'agent',
  ],
  [
    '{where} წარმოგიდგენთ ობიექტს ფართობით {area}: {type}, {deal}.',
    'We present a property of {area} {where}: {type}, {deal}.',
    'Представляем объект площадью {area} {where}: {type}, {deal}.',
    'agent',
  ],
  [
    'ობიექტი: {type}. მდებარეობა: {where}. ფართობი: {area}. {Deal}.',
    'Property: {type}. Location: {where}. Area: {area}. {Deal}.',
    'Объект: {type}. Расположение: {where}. Площадь: {area}. {Deal}.',
    'agent',
  ],
  [
    'ახალი შემოთავაზება {where}: {deal} {type}, {area}.',
    'A new offer {where}: {type} {deal}, {area}.',
    'Новое предложение {where}: {deal} {type}, {area}.',
    'agent',
  ],
  [
    'თუ {where} ეძებთ, ნახეთ ეს ვარიანტი: {type}, {area}, {deal}.',
    'Looking {where}? See this one: {type}, {area}, {deal}.',
    'Если ищете {where}, посмотрите этот вариант: {type}, {area}, {deal}.',
  ],
  [
    '{area}, {type} {where}. {Deal}.',
    '{area}, {type} {where}, {deal}.',
    '{area}, {type} {where}. {Deal}.',
    'terse',
  ],
]

/** Openings for flats, which also have rooms and a floor. */
export const FLAT_OPENINGS: readonly Template[] = [
  [
    '{deal} {roomed} ბინა {where}, {area}.',
    '{roomed} apartment {deal} {where}, {area}.',
    '{deal} {roomed} квартира {where}, {area}.',
  ],
  [
    '{where} {deal} {roomed} ბინა {onFloor}, {area}.',
    '{roomed} apartment {onFloor} {where}, {area}, {deal}.',
    '{deal} {roomed} квартира {onFloor} {where}, {area}.',
  ],
  [
    '{roomed}, {area}, {where}, {deal}.',
    '{roomed}, {area}, {where}, {deal}.',
    '{roomed}, {area}, {where}, {deal}.',
    'terse',
  ],
  [
    '{iDeal} {roomedAcc} ბინას {where}, ფართობი {area}.',
    '{iDeal} {where}: my {roomed} apartment of {area}.',
    '{iDeal} {roomedAcc} квартиру {where}, площадь {area}.',
    'owner',
  ],
  [
    '{iDeal} ჩემს ბინას {where}: {rooms}, {area}.',
    '{iDeal} {where}: my apartment, {rooms}, {area}.',
    '{iDeal} свою квартиру {where}: {rooms}, {area}.',
    'owner',
  ],
  [
    '{where} {iDeal} {roomedAcc} ბინას, {area}, {onFloor}.',
    '{iDeal} {where}: {roomed} apartment, {area}, {onFloor}.',
    '{iDeal} {roomedAcc} квартиру {where}, {area}, {onFloor}.',
    'owner',
  ],
  [
    'გთავაზობთ {roomedAcc} ბინას {where}, საერთო ფართი {area}, {deal}.',
    'We offer {where} this {roomed} apartment, {area} in total, {deal}.',
    'Предлагаем {roomedAcc} квартиру {where}, общая площадь {area}, {deal}.',
    'agent',
  ],
  [
    'ბინა {where}: {rooms}, {area}, {onFloor}, {deal}.',
    'Apartment {where}: {rooms}, {area}, {onFloor}, {deal}.',
    'Квартира {where}: {rooms}, {area}, {onFloor}, {deal}.',
  ],
  [
    '{area} ბინა {where}, {onFloor}. {Deal}.',
    'Apartment of {area} {where}, {onFloor}, {deal}.',
    'Квартира {area} {where}, {onFloor}. {Deal}.',
    'terse',
  ],
  [
    '{deal} ბინა {where}: {area}, {rooms}, სახლში {storeys}ა.',
    'Apartment {deal} {where}: {area}, {rooms}, building of {storeys}.',
    '{deal} квартира {where}: {area}, {rooms}, в доме {storeys}.',
  ],
  [
    'ჩვენი ახალი ობიექტი {where}: {roomed} ბინა, {area}, {deal}.',
    'Our new property {where}: {roomed} apartment, {area}, {deal}.',
    'Наш новый объект {where}: {roomed} квартира, {area}, {deal}.',
    'agent',
  ],
]
