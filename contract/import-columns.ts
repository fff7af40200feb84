import type { CLIENT_FIELDS, DraftField } from './statement-drafts'

/** Columns of an import. Ids of places are derived from the address. */
export type ImportColumn =
  | Exclude<DraftField, 'district_id' | 'urban_id' | 'street_id' | (typeof CLIENT_FIELDS)[number]>
  | 'external_id'
  | 'district'
  | 'photos'

const listNames = (names: string): readonly string[] => names.trim().split(/,\s+/)

/**
 * Accepted headings: Georgian, English and Russian, then those of other portals and broker software.
 * Case, spaces and punctuation are ignored.
 */
export const COLUMN_NAMES: Readonly<Record<ImportColumn, readonly string[]>> = {
  external_id: listNames(`
    კოდი, external_id, код, id, internal-id, statement_id, განცხადების ID, ID, номер объявления, артикул,
    reference, განცხადების ნომერი, განცხადების კოდი, ID განცხადების, listing_id, listing id, offer_id, ref,
    ref_no, код объекта, ID объекта, № объявления, внутренний номер`),
  deal_type_id: listNames(`
    გარიგების ტიპი, deal, тип сделки, deal_type, deal_type_id, გარიგება, сделка, transaction, operation,
    გარიგების სახე, ტრანზაქცია, deal type, offer type, operation type, listing_type, вид сделки, тип
    операции`),
  real_estate_type_id: listNames(`
    ქონების ტიპი, type, тип недвижимости, real_estate_type, real_estate_type_id, property_type, უძრავი
    ქონების ტიპი, ტიპი, тип, вид недвижимости, property type, ობიექტის ტიპი, უძრავი ქონება, ქონების სახე,
    тип объекта, estate_type`),
  city_id: listNames(`
    ქალაქი, city, город, city_id, locality, city_name, town, ქალაქი/რაიონი, населенный пункт, locality_name`),
  district: listNames(`
    უბანი, district, район, რაიონი, urban, neighbourhood, neighborhood, микрорайон, sub-locality,
    urban_name, უბანი/რაიონი, квартал`),
  address: listNames(`
    მისამართი, address, адрес, ქუჩა, street, улица, full address, full_address, street_address, სრული
    მისამართი, полный адрес, улица и дом`),
  street_number: listNames(`
    ნომერი, number, дом, street_number, house, სახლის ნომერი, номер дома, house number, house_number,
    შენობის ნომერი, № дома`),
  latitude: listNames('განედი, latitude, широта, lat'),
  longitude: listNames('გრძედი, longitude, долгота, lng, lon, long'),
  status_id: listNames(`
    სტატუსი, status, статус, status_id, building_status, შენობის სტატუსი, building status, статус здания`),
  condition_id: listNames(`
    მდგომარეობა, condition, состояние, condition_id, რემონტი, ремонт, renovation, სარემონტო მდგომარეობა,
    რემონტის მდგომარეობა, отделка, repair`),
  project_type_id: listNames('პროექტი, project, проект, project_type, project_type_id, პროექტის ტიპი'),
  area: listNames(`
    ფართი, area, площадь, area_m2, საერთო ფართი, общая площадь, total_area, ფართობი, ფართი სულ, მთლიანი
    ფართი, total area, surface, size, площадь общая, sqm, square_meters`),
  area_type_id: listNames('ფართის ერთეული, area_unit, единица площади, area_type, area_type_id'),
  yard_area: listNames(`
    ეზოს ფართი, yard_area, площадь участка, land_area, участок, ეზო, yard, ეზოს ფართობი, მიწის ფართი,
    lot_area, lot area, plot area, plot_area, land area, площадь земли, площадь двора, двор`),
  room_type_id: listNames(`
    ოთახები, rooms, комнаты, room_type_id, ოთახების რაოდენობა, количество комнат, ოთახი, room_count,
    rooms_count, number of rooms, ოთახების რ-ბა, ოთახი სულ, комнат, кол-во комнат, число комнат`),
  bedroom_type_id: listNames(`
    საძინებლები, bedrooms, спальни, bedroom_type_id, საძინებელი, bedroom, საძინებლების რაოდენობა, спальня,
    спален, количество спален`),
  bathroom_type_id: listNames(`
    სველი წერტილები, bathrooms, санузлы, bathroom_type_id, სველი წერტილი, санузел, bathroom, სვ.წერტილები,
    სვ.წერტილი, სველი წერტილების რაოდენობა, санузлов, количество санузлов`),
  floor: listNames('სართული, floor, этаж, სართულის ნომერი, floor_number, на этаже'),
  total_floors: listNames(`
    სართულიანობა, total_floors, этажность, floors, სართულები, სართულები სულ, этажей, floors_total, სულ
    სართული, სართულების რაოდენობა, number of floors, total floors, floors total, всего этажей, этажей в
    доме, количество этажей`),
  balconies: listNames(`
    აივნები, balconies, балконы, აივანი, балкон, balcony, აივნების რაოდენობა, number of balconies, балконов`),
  height: listNames(`
    ჭერის სიმაღლე, height, высота потолка, ceiling_height, ceiling height, სიმაღლე, высота потолков, высота`),
  heating_type_id: listNames('გათბობა, heating, отопление, heating_type, heating_type_id'),
  hot_water_type_id: listNames('ცხელი წყალი, hot_water, горячая вода, hot_water_type, hot_water_type_id'),
  parking_type_id: listNames('პარკინგი, parking, парковка, parking_type, parking_type_id'),
  parameters: listNames(`
    კეთილმოწყობა, amenities, удобства, parameters, features, დამატებითი პარამეტრები, კომფორტი, amenity,
    особенности, дополнительно`),
  price_type_id: listNames('ფასის ტიპი, price_type, тип цены, price_type_id'),
  price: listNames(`
    ფასი, price, цена, სრული ფასი, стоимость, total_price, ღირებულება, full price, asking price, полная
    цена, цена продажи`),
  currency_id: listNames('ვალუტა, currency, валюта, currency_id, currency_code'),
  rent_period: listNames('ქირის ვადა, rent_period, срок аренды, lease_months'),
  can_exchanged: listNames('გაცვლა, exchange, обмен, can_exchanged, can_exchange'),
  comment_ka: listNames(`
    აღწერა, description_ka, описание на грузинском, comment_ka, აღწერა ქართულად, ქართული აღწერა, აღწერა
    (ქართულად)`),
  comment_en: listNames(`
    აღწერა ინგლისურად, description, описание на английском, comment_en, description_en, comment, ინგლისური
    აღწერა, english description`),
  comment_ru: listNames(`
    აღწერა რუსულად, description_ru, описание, comment_ru, комментарий, რუსული აღწერა, описание на русском`),
  owner_name: listNames(`
    საკონტაქტო პირი, contact, контактное лицо, owner_name, სახელი, имя, name, მესაკუთრე, contact name,
    contact_name, agent, აგენტი, агент, contact person, სახელი და გვარი, контакт, имя контакта`),
  phone_number: listNames(`
    ტელეფონი, phone, телефон, phone_number, მობილური, mobile, ტელეფონის ნომერი, მობილურის ნომერი, contact
    phone, contact_phone, телефон для связи, мобильный, tel, ტელ, тел`),
  photos: listNames(`
    ფოტოები, photos, фото, photo, images, image, pictures, picture, ფოტო, სურათები, სურათი, фотографии,
    изображения, photo_urls, photo_url, image_urls, image_url, ფოტოს ბმულები, ссылки на фото, photo links`),
}

export const IMPORT_COLUMNS = Object.keys(COLUMN_NAMES) as ImportColumn[]
