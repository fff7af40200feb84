import type { Locale } from '~backend/platform/localized-text'
import type { ParameterKind } from '~contract/statements'
import type { DictionaryEntry } from './dictionary-entry'

export type Parameter = DictionaryEntry & {
  key: string
  kind: ParameterKind
  icon: string
  order: number
  of: readonly number[]
  /** Form field of the parameter's value. */
  inputName: string | null
  selectName: string | null
}

const HOME_TYPES = [1, 2, 3]
const BUILT_TYPES = [1, 2, 3, 5, 6]
const ALL_TYPES = [1, 2, 3, 4, 5, 6]
const TYPES_WITH_GROUNDS = [2, 3, 4, 6]

type ParameterTuple = [
  id: number,
  key: string,
  order: number,
  of: readonly number[],
  ka: string,
  en: string,
  ru: string,
  more?: { icon?: string; inputName?: string; selectName?: string },
]

function toParameters(kind: ParameterKind, table: readonly ParameterTuple[]): Parameter[] {
  return table.map(([id, key, order, of, ka, en, ru, more]) => ({
    id,
    key,
    kind,
    icon: more?.icon ?? key.replaceAll('_', '-'),
    order,
    of,
    ka,
    en,
    ru,
    inputName: more?.inputName ?? null,
    selectName: more?.selectName ?? null,
  }))
}

export const PARAMETERS: readonly Parameter[] = [
  ...toParameters('parameter', [
    [2, 'internet', 10, BUILT_TYPES, 'ინტერნეტი', 'Internet', 'Интернет'],
    [3, 'tv', 20, BUILT_TYPES, 'ტელევიზია', 'Television', 'Телевидение'],
    [1, 'gas', 30, ALL_TYPES, 'ბუნებრივი აირი', 'Natural gas', 'Природный газ'],
    [11, 'telephone', 50, BUILT_TYPES, 'ტელეფონი', 'Telephone', 'Телефон'],
    [13, 'jacuzzi', 130, [1, 2, 3, 6], 'ჯაკუზი', 'Jacuzzi', 'Джакузи'],
    [
      14,
      'swimming_pool',
      140,
      [1, 2, 3, 6],
      'აუზი',
      'Swimming pool',
      'Бассейн',
      { selectName: 'swimming_pool_type_id' },
    ],
    [15, 'sauna', 150, [1, 2, 3, 6], 'საუნა', 'Sauna', 'Сауна'],
    [
      21,
      'living_room',
      210,
      HOME_TYPES,
      'მისაღები ოთახი',
      'Living room',
      'Гостиная',
      { inputName: 'living_room_area', selectName: 'living_room_type_id' },
    ],
    [22, 'loggia', 220, HOME_TYPES, 'ლოჯია', 'Loggia', 'Лоджия', { inputName: 'loggia_area' }],
    [23, 'veranda', 230, HOME_TYPES, 'ვერანდა', 'Veranda', 'Веранда', { inputName: 'porch_area' }],
    [24, 'water', 240, ALL_TYPES, 'წყალი', 'Water', 'Вода'],
    [25, 'sewerage', 250, ALL_TYPES, 'კანალიზაცია', 'Sewerage', 'Канализация'],
    [26, 'electricity', 260, ALL_TYPES, 'ელექტროენერგია', 'Electricity', 'Электричество'],
    [
      27,
      'asphalt_road',
      270,
      [2, 3, 4, 5, 6],
      'ასფალტირებული გზა',
      'Asphalt road',
      'Асфальтированная дорога',
    ],
    [
      31,
      'waiting_space',
      310,
      [5, 6],
      'მოსაცდელი',
      'Waiting area',
      'Зона ожидания',
      { inputName: 'waiting_space_area' },
    ],
    [32, 'spa', 320, [6], 'სპა', 'Spa', 'Спа'],
    [33, 'cellar', 330, [2, 3, 6], 'მარანი', 'Wine cellar', 'Винный погреб'],
    [34, 'bar', 340, [6], 'ბარი', 'Bar', 'Бар'],
    [35, 'gym', 350, [1, 2, 6], 'სპორტდარბაზი', 'Gym', 'Спортзал'],
    [37, 'fenced', 370, TYPES_WITH_GROUNDS, 'შემოღობილი', 'Fenced', 'Огорожено'],
    [38, 'gate', 380, TYPES_WITH_GROUNDS, 'ჭიშკარი', 'Gate', 'Ворота'],
    [39, 'fruit_trees', 390, [2, 3, 4], 'ხეხილი', 'Fruit trees', 'Фруктовые деревья'],
    [40, 'grill', 400, [2, 3, 6], 'მაყალი', 'Grill', 'Мангал'],
    [41, 'yard_lighting', 410, [2, 3, 6], 'ეზოს განათება', 'Yard lighting', 'Освещение двора'],
    [42, 'yard', 420, BUILT_TYPES, 'ეზო', 'Yard', 'Двор', { inputName: 'yard_area' }],
    [47, 'kitchen', 470, BUILT_TYPES, 'სამზარეულო ტექნიკით', 'Kitchen with appliances', 'Кухня с техникой'],
    [
      50,
      'storeroom',
      500,
      BUILT_TYPES,
      'სათავსო',
      'Storeroom',
      'Кладовая',
      { inputName: 'storeroom_area', selectName: 'storeroom_type_id' },
    ],
  ]),
  ...toParameters('feature', [
    [5, 'alarm', 60, BUILT_TYPES, 'სიგნალიზაცია', 'Alarm system', 'Сигнализация'],
    [6, 'elevator', 70, [1, 5, 6], 'ლიფტი', 'Lift', 'Лифт'],
    [8, 'freight_elevator', 80, [1, 5, 6], 'სატვირთო ლიფტი', 'Freight lift', 'Грузовой лифт'],
    [7, 'ventilation', 90, BUILT_TYPES, 'ვენტილაცია', 'Ventilation', 'Вентиляция'],
    [9, 'chimney', 95, [1, 2, 3, 6], 'ბუხარი', 'Fireplace', 'Камин'],
    [12, 'guard', 120, BUILT_TYPES, 'დაცვა', 'Security', 'Охрана'],
    [36, 'coded_door', 360, [1, 5], 'კოდიანი კარი', 'Coded door', 'Кодовая дверь'],
  ]),
  ...toParameters('label', [
    [28, 'can_be_divided', 280, [4], 'იყოფა ნაწილებად', 'Can be divided', 'Можно разделить'],
    [29, 'with_building', 290, [4], 'ნაგებობით', 'With a building', 'С постройкой'],
    [
      30,
      'with_approved_project',
      300,
      [4],
      'დამტკიცებული პროექტით',
      'With an approved project',
      'С утверждённым проектом',
    ],
    [48, 'for_party', 480, [1, 2, 3], 'წვეულებისთვის', 'Parties allowed', 'Для вечеринок'],
    [49, 'pets_allowed', 490, HOME_TYPES, 'შინაური ცხოველით', 'Pets allowed', 'Можно с питомцами'],
    [
      51,
      'booking_account',
      510,
      [1, 2, 3, 6],
      'Booking/Airbnb ანგარიშით',
      'With a Booking/Airbnb account',
      'С аккаунтом Booking/Airbnb',
      { icon: 'booking' },
    ],
    [52, 'for_investment', 520, [1, 4, 5, 6], 'საინვესტიციო', 'For investment', 'Для инвестиций'],
    [
      53,
      'approved_project',
      530,
      [5, 6],
      'დამტკიცებული პროექტით',
      'With an approved project',
      'С утверждённым проектом',
      { icon: 'with-approved-project' },
    ],
    [
      54,
      'divisible',
      540,
      [5],
      'იყოფა ნაწილებად',
      'Can be divided',
      'Можно разделить',
      { icon: 'can-be-divided' },
    ],
  ]),
  ...toParameters('furniture-equipment', [
    [10, 'furniture', 40, BUILT_TYPES, 'ავეჯი', 'Furniture', 'Мебель', { icon: 'furniture-equipment' }],
    [43, 'bed', 100, [1, 2, 3, 6], 'საწოლი', 'Bed', 'Кровать'],
    [44, 'sofa', 160, BUILT_TYPES, 'დივანი', 'Sofa', 'Диван'],
    [45, 'table', 170, BUILT_TYPES, 'მაგიდა', 'Table', 'Стол'],
    [46, 'chairs', 180, BUILT_TYPES, 'სკამები', 'Chairs', 'Стулья', { icon: 'chair' }],
    [
      19,
      'stove',
      190,
      [1, 2, 3, 6],
      'ქურა (გაზის ან ელექტრო)',
      'Stove (gas or electric)',
      'Плита (газовая или электрическая)',
    ],
    [20, 'oven', 200, [1, 2, 3, 6], 'ღუმელი', 'Oven', 'Духовка'],
    [4, 'conditioner', 430, BUILT_TYPES, 'კონდიციონერი', 'Air conditioner', 'Кондиционер'],
    [16, 'refrigerator', 440, BUILT_TYPES, 'მაცივარი', 'Refrigerator', 'Холодильник'],
    [17, 'washing_machine', 450, [1, 2, 3, 6], 'სარეცხი მანქანა', 'Washing machine', 'Стиральная машина'],
    [18, 'dishwasher', 460, [1, 2, 3, 6], 'ჭურჭლის სარეცხი მანქანა', 'Dishwasher', 'Посудомоечная машина'],
  ]),
]

export function toParameterRow(parameter: Parameter, locale: Locale) {
  return {
    id: parameter.id,
    key: parameter.key,
    sort_index: parameter.order,
    deal_type_id: null,
    input_name: parameter.inputName,
    select_name: parameter.selectName,
    svg_file_name: parameter.icon,
    icon_url: `/statement-parameter-icons/${parameter.icon}.svg`,
    background_color: null,
    type: parameter.kind,
    display_name: parameter[locale],
  }
}
