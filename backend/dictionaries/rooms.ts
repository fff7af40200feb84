import { type DictionaryEntry, numericEntries } from './dictionary-entry'

/** Room counts. Id 6 does not exist upstream: from six rooms on, the id differs from the count. */
export const ROOM_TYPES: readonly DictionaryEntry[] = numericEntries([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [5, '5'],
  [7, '6'],
  [8, '7'],
  [9, '8'],
  [10, '9'],
  [11, '10+'],
])

export const BEDROOM_TYPES: readonly DictionaryEntry[] = numericEntries([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [5, '5'],
  [6, '6'],
  [7, '7'],
  [8, '8'],
  [9, '9'],
  [10, '10+'],
])

export const BATHROOM_TYPES: readonly DictionaryEntry[] = [
  ...numericEntries([
    [1, '1'],
    [2, '2'],
    [3, '3+'],
  ]),
  { id: 4, ka: 'საერთო', en: 'Shared', ru: 'Общий' },
]

export const LIVING_ROOM_TYPES: readonly DictionaryEntry[] = [
  { id: 3, ka: 'გამოყოფილი', en: 'Separate', ru: 'Отдельная' },
  { id: 4, ka: 'სტუდიო', en: 'Studio', ru: 'Студия' },
]

export const STOREROOM_TYPES: readonly DictionaryEntry[] = [
  { id: 5, ka: 'სარდაფი', en: 'Basement', ru: 'Подвал' },
  { id: 6, ka: 'სხვენი', en: 'Attic', ru: 'Чердак' },
  { id: 7, ka: 'საკუჭნაო', en: 'Pantry', ru: 'Кладовая' },
  { id: 8, ka: 'გარე სათავსო', en: 'Outdoor storeroom', ru: 'Наружная кладовая' },
  { id: 9, ka: 'საერთო სათავსო', en: 'Shared storeroom', ru: 'Общая кладовая' },
  { id: 10, ka: 'სარდაფი + სხვენი', en: 'Basement and attic', ru: 'Подвал и чердак' },
]

/** Storerooms by real-estate type. Flats have no basement or attic, commercial space has neither. */
export const STOREROOM_TYPES_BY_REAL_ESTATE: Readonly<Record<number, readonly number[]>> = {
  1: [5, 6, 7, 8, 9],
  2: [5, 6, 7, 8, 10],
  3: [5, 6, 7, 8, 10],
  5: [5, 7, 8, 9],
  6: [5, 6, 7, 8, 10],
}

export function listBedroomTypes(roomTypeId: number): readonly DictionaryEntry[] {
  const rooms = ROOM_TYPES.findIndex((room) => room.id === roomTypeId)
  return BEDROOM_TYPES.slice(0, rooms + 1)
}
