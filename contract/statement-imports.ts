import type { AccountType } from './accounts'
import type { CLIENT_FIELDS, DraftField, DraftFieldError } from './statement-drafts'

/** Who offers so many statements that they come in files. */
export const IMPORTING_TYPES = ['agent', 'broker', 'developer'] as const satisfies readonly AccountType[]

export const STATEMENT_IMPORT_PATH = '/account/statements/import'

export const MAX_IMPORT_BYTES = 2_000_000
export const MAX_IMPORT_LINES = 200

/** What keeps a whole file from being read. */
export const IMPORT_FILE_ERRORS = [
  'too_large',
  'too_many_lines',
  'empty',
  'encoding',
  'workbook',
  'no_columns',
  'broken',
  'entities',
] as const
export type ImportFileError = (typeof IMPORT_FILE_ERRORS)[number]

/** What a confirmation does with a line. */
export const LINE_OUTCOMES = ['new', 'changed', 'unchanged', 'in_review', 'wrong'] as const
export type LineOutcome = (typeof LINE_OUTCOMES)[number]

/** Statements whose lines are complete are published, or all stay drafts. */
export const IMPORT_MODES = ['draft', 'publish'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/** Of a cell, beside those of the field that it fills in. */
const CELL_ERRORS = [
  'option',
  'place',
  'address',
  'other_city',
  'unproven',
  'repeated',
  'too_many_cells',
] as const
export const LINE_ERRORS = [
  ...([
    'missing',
    'unchosen',
    'unsuited',
    'number',
    'whole',
    'decimals',
    'min',
    'max',
    'too_long',
    'phone',
    'floor',
  ] as const satisfies readonly DraftFieldError['error'][]),
  ...CELL_ERRORS,
] as const
export type LineErrorKind = (typeof LINE_ERRORS)[number]

/** Ids of places follow from the address. */
export type ImportColumn =
  | Exclude<DraftField, 'district_id' | 'urban_id' | 'street_id' | (typeof CLIENT_FIELDS)[number]>
  | 'external_id'
  | 'district'

/**
 * The headings that a column may have, in Georgian, English and Russian first, then others that the files of Georgian portals
 * and of programs for brokers have. Case, spaces and signs do not matter.
 */
export const COLUMN_NAMES = {
  external_id: [
    'კოდი',
    'external_id',
    'код',
    'id',
    'internal-id',
    'statement_id',
    'განცხადების ID',
    'ID',
    'номер объявления',
    'артикул',
    'reference',
  ],
  deal_type_id: [
    'გარიგების ტიპი',
    'deal',
    'тип сделки',
    'deal_type',
    'deal_type_id',
    'გარიგება',
    'сделка',
    'transaction',
    'operation',
  ],
  real_estate_type_id: [
    'ქონების ტიპი',
    'type',
    'тип недвижимости',
    'real_estate_type',
    'real_estate_type_id',
    'property_type',
    'უძრავი ქონების ტიპი',
    'ტიპი',
    'тип',
    'вид недвижимости',
  ],
  city_id: ['ქალაქი', 'city', 'город', 'city_id', 'locality'],
  district: ['უბანი', 'district', 'район', 'რაიონი', 'urban', 'neighbourhood', 'neighborhood', 'микрорайон'],
  address: ['მისამართი', 'address', 'адрес', 'ქუჩა', 'street', 'улица'],
  street_number: ['ნომერი', 'number', 'дом', 'street_number', 'house', 'სახლის ნომერი', 'номер дома'],
  latitude: ['განედი', 'latitude', 'широта', 'lat'],
  longitude: ['გრძედი', 'longitude', 'долгота', 'lng', 'lon', 'long'],
  status_id: ['სტატუსი', 'status', 'статус', 'status_id', 'building_status'],
  condition_id: ['მდგომარეობა', 'condition', 'состояние', 'condition_id', 'რემონტი', 'ремонт', 'renovation'],
  project_type_id: ['პროექტი', 'project', 'проект', 'project_type', 'project_type_id', 'პროექტის ტიპი'],
  area: ['ფართი', 'area', 'площадь', 'area_m2', 'საერთო ფართი', 'общая площадь', 'total_area', 'ფართობი'],
  area_type_id: ['ფართის ერთეული', 'area_unit', 'единица площади', 'area_type', 'area_type_id'],
  yard_area: ['ეზოს ფართი', 'yard_area', 'площадь участка', 'land_area', 'участок', 'ეზო'],
  room_type_id: [
    'ოთახები',
    'rooms',
    'комнаты',
    'room_type_id',
    'ოთახების რაოდენობა',
    'количество комнат',
    'ოთახი',
  ],
  bedroom_type_id: ['საძინებლები', 'bedrooms', 'спальни', 'bedroom_type_id', 'საძინებელი'],
  bathroom_type_id: [
    'სველი წერტილები',
    'bathrooms',
    'санузлы',
    'bathroom_type_id',
    'სველი წერტილი',
    'санузел',
  ],
  floor: ['სართული', 'floor', 'этаж'],
  total_floors: [
    'სართულიანობა',
    'total_floors',
    'этажность',
    'floors',
    'სართულები',
    'სართულები სულ',
    'этажей',
    'floors_total',
  ],
  balconies: ['აივნები', 'balconies', 'балконы', 'აივანი', 'балкон', 'balcony'],
  height: ['ჭერის სიმაღლე', 'height', 'высота потолка', 'ceiling_height'],
  heating_type_id: ['გათბობა', 'heating', 'отопление', 'heating_type', 'heating_type_id'],
  hot_water_type_id: ['ცხელი წყალი', 'hot_water', 'горячая вода', 'hot_water_type', 'hot_water_type_id'],
  parking_type_id: ['პარკინგი', 'parking', 'парковка', 'parking_type', 'parking_type_id'],
  parameters: ['კეთილმოწყობა', 'amenities', 'удобства', 'parameters', 'features'],
  price_type_id: ['ფასის ტიპი', 'price_type', 'тип цены', 'price_type_id'],
  price: ['ფასი', 'price', 'цена', 'სრული ფასი', 'стоимость', 'total_price'],
  currency_id: ['ვალუტა', 'currency', 'валюта', 'currency_id'],
  rent_period: ['ქირის ვადა', 'rent_period', 'срок аренды', 'lease_months'],
  can_exchanged: ['გაცვლა', 'exchange', 'обмен', 'can_exchanged', 'can_exchange'],
  comment_ka: ['აღწერა', 'description_ka', 'описание на грузинском', 'comment_ka', 'აღწერა ქართულად'],
  comment_en: [
    'აღწერა ინგლისურად',
    'description',
    'описание на английском',
    'comment_en',
    'description_en',
    'comment',
  ],
  comment_ru: ['აღწერა რუსულად', 'description_ru', 'описание', 'comment_ru', 'комментарий'],
  owner_name: ['საკონტაქტო პირი', 'contact', 'контактное лицо', 'owner_name', 'სახელი', 'имя', 'name'],
  phone_number: ['ტელეფონი', 'phone', 'телефон', 'phone_number', 'მობილური', 'mobile', 'ტელეფონის ნომერი'],
} as const satisfies Record<ImportColumn, readonly [ka: string, en: string, ru: string, ...others: string[]]>

export const IMPORT_COLUMNS = Object.keys(COLUMN_NAMES) as ImportColumn[]
