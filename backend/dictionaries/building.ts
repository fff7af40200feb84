import type { DictionaryEntry } from './dictionary-entry'

/** Entries whose meaning depends on the real-estate type: building state, land kind or commercial use. */
export const STATUSES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'ძველი აშენებული', en: 'Old building', ru: 'Старая постройка' },
  { id: 2, ka: 'ახალი აშენებული', en: 'New building', ru: 'Новостройка' },
  { id: 3, ka: 'მშენებარე', en: 'Under construction', ru: 'Строящееся' },
  { id: 4, ka: 'სასოფლო-სამეურნეო', en: 'Agricultural', ru: 'Сельскохозяйственная' },
  { id: 5, ka: 'არასასოფლო-სამეურნეო', en: 'Non-agricultural', ru: 'Несельскохозяйственная' },
  { id: 6, ka: 'კომერციული', en: 'Commercial', ru: 'Коммерческая' },
  { id: 7, ka: 'სპეციალური', en: 'Special purpose', ru: 'Специального назначения' },
  { id: 8, ka: 'საოფისე', en: 'Office', ru: 'Офис' },
  { id: 9, ka: 'სავაჭრო', en: 'Retail', ru: 'Торговая' },
  { id: 10, ka: 'სასაწყობე', en: 'Warehouse', ru: 'Складская' },
  { id: 11, ka: 'საწარმოო', en: 'Industrial', ru: 'Производственная' },
  { id: 12, ka: 'კვების ობიექტი', en: 'Restaurant or café', ru: 'Общественное питание' },
  { id: 13, ka: 'ავტოფარეხი', en: 'Garage', ru: 'Гараж' },
  { id: 18, ka: 'საინვესტიციო', en: 'For investment', ru: 'Инвестиционная' },
  { id: 23, ka: 'დასრულებული', en: 'Completed', ru: 'Завершённое' },
  { id: 24, ka: 'უნივერსალური', en: 'Multi-purpose', ru: 'Универсальная' },
  { id: 25, ka: 'სარდაფი', en: 'Basement', ru: 'Подвал' },
  { id: 26, ka: 'ნახევარსარდაფი', en: 'Semi-basement', ru: 'Полуподвал' },
  { id: 27, ka: 'მთლიანი შენობა', en: 'Whole building', ru: 'Здание целиком' },
  { id: 28, ka: 'ავტოსამრეცხაო', en: 'Car wash', ru: 'Автомойка' },
  { id: 29, ka: 'ავტოსერვისი', en: 'Car service', ru: 'Автосервис' },
  { id: 30, ka: 'ფერმა', en: 'Farm', ru: 'Ферма' },
]

export const STATUSES_BY_REAL_ESTATE: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3],
  2: [1, 2, 3],
  3: [1, 2, 3],
  4: [4, 5, 6, 7, 18, 30],
  5: [7, 8, 9, 10, 11, 12, 13, 24, 25, 26, 27, 28, 29],
  6: [3, 23],
}

/** A frame ("კარკასი") is a new flat handed over unfinished: black, green or white. */
export const CONDITIONS: readonly DictionaryEntry[] = [
  { id: 1, ka: 'ახალი გარემონტებული', en: 'Newly renovated', ru: 'Новый ремонт' },
  { id: 2, ka: 'ძველი გარემონტებული', en: 'Old renovation', ru: 'Старый ремонт' },
  { id: 3, ka: 'მიმდინარე რემონტი', en: 'Renovation in progress', ru: 'Идёт ремонт' },
  { id: 4, ka: 'სარემონტო', en: 'Needs renovation', ru: 'Требует ремонта' },
  { id: 5, ka: 'თეთრი კარკასი', en: 'White frame', ru: 'Белый каркас' },
  { id: 6, ka: 'შავი კარკასი', en: 'Black frame', ru: 'Чёрный каркас' },
  { id: 7, ka: 'მწვანე კარკასი', en: 'Green frame', ru: 'Зелёный каркас' },
  { id: 8, ka: 'თეთრი პლიუსი', en: 'White plus', ru: 'Белый плюс' },
]

/** Series of the house. 14 to 16 are complexes of one developer; 17 is the old Tbilisi courtyard house. */
export const PROJECT_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'ლვოვის', en: 'Lviv', ru: 'Львовский' },
  { id: 2, ka: 'ყავლაშვილის', en: 'Kavlashvili', ru: 'Кавлашвили' },
  { id: 3, ka: 'თუხარელის', en: 'Tukhareli', ru: 'Тухарели' },
  { id: 4, ka: 'ხრუშოვის', en: 'Khrushchev', ru: 'Хрущёвка' },
  { id: 5, ka: 'ჩეხური', en: 'Czech', ru: 'Чешский' },
  { id: 6, ka: 'ქალაქური', en: 'Urban', ru: 'Городской' },
  { id: 7, ka: 'მოსკოვის', en: 'Moscow', ru: 'Московский' },
  { id: 8, ka: 'არასტანდარტული', en: 'Non-standard', ru: 'Нестандартный' },
  { id: 9, ka: 'დუპლექსი', en: 'Duplex', ru: 'Дуплекс' },
  { id: 10, ka: 'ტრიპლექსი', en: 'Triplex', ru: 'Триплекс' },
  { id: 11, ka: 'საერთო საცხოვრებელი', en: 'Dormitory', ru: 'Общежитие' },
  { id: 12, ka: 'თაუნჰაუსი', en: 'Townhouse', ru: 'Таунхаус' },
  { id: 13, ka: 'ვილა', en: 'Villa', ru: 'Вилла' },
  { id: 14, ka: 'm2-ის კომპლექსი', en: 'm2 complex', ru: 'Комплекс m2' },
  { id: 15, ka: 'OPTIMA m2-ისგან', en: 'OPTIMA by m2', ru: 'OPTIMA от m2' },
  { id: 16, ka: 'METRA PARK', en: 'METRA PARK', ru: 'METRA PARK' },
  { id: 17, ka: 'იტალიური ეზო', en: 'Italian courtyard', ru: 'Итальянский двор' },
  { id: 18, ka: 'ლენინგრადის', en: 'Leningrad', ru: 'Ленинградский' },
]

export const PROJECT_TYPES_BY_REAL_ESTATE: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 17, 18],
  2: [8, 9, 10, 12, 13, 17],
  3: [8, 9, 12, 13],
}

export const MATERIAL_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'ბლოკი', en: 'Block', ru: 'Блок' },
  { id: 2, ka: 'აგური', en: 'Brick', ru: 'Кирпич' },
  { id: 3, ka: 'ხის მასალა', en: 'Timber', ru: 'Дерево' },
  { id: 4, ka: 'რკინაბეტონი', en: 'Reinforced concrete', ru: 'Железобетон' },
  { id: 5, ka: 'კომბინირებული', en: 'Combined', ru: 'Комбинированный' },
]

export const DOOR_WINDOW_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'ხე', en: 'Wood', ru: 'Дерево' },
  { id: 2, ka: 'პლასტმასა', en: 'Plastic', ru: 'Пластик' },
  { id: 3, ka: 'ალუმინი', en: 'Aluminium', ru: 'Алюминий' },
]

export const BUILD_YEARS: readonly DictionaryEntry[] = [
  { id: 1, ka: '<1955', en: '<1955', ru: '<1955' },
  { id: 2, ka: '1955-2000', en: '1955-2000', ru: '1955-2000' },
  { id: 3, ka: '>2000', en: '>2000', ru: '>2000' },
]
