import { expect, test } from 'vitest'
import { formatTitle, type TitleSubject, toMiddleSlug, toTitleSlug } from './title'

const TBILISI = { ka: 'თბილისი', en: 'Tbilisi', ru: 'Тбилиси' }
const VAKE = { ka: 'ვაკე', en: 'Vake', ru: 'Ваке' }
const VERA = { ka: 'ვერა', en: 'Vera', ru: 'Вера' }
const BATUMI = { ka: 'ბათუმი', en: 'Batumi', ru: 'Батуми' }
const KHIMSHIASHVILI = { ka: 'ხიმშიაშვილის უბანი', en: 'Khimshiashvili', ru: 'Химшиашвили' }

function subject(changes: Partial<TitleSubject> = {}): TitleSubject {
  return {
    dealTypeId: 1,
    realEstateTypeId: 1,
    roomTypeId: 4,
    city: TBILISI,
    isCapital: true,
    district: null,
    urban: VAKE,
    ...changes,
  }
}

test.each<[string, TitleSubject, string, string, string]>([
  [
    'a flat in a neighbourhood of the capital',
    subject(),
    'იყიდება 4-ოთახიანი ბინა ვაკეში',
    '4-room apartment for sale in Vake',
    'Продаётся 4-комнатная квартира в Ваке',
  ],
  [
    'a house of six rooms',
    subject({ dealTypeId: 2, realEstateTypeId: 2, roomTypeId: 7, urban: VERA }),
    'ქირავდება 6-ოთახიანი კერძო სახლი ვერაზე',
    '6-room private house for rent in Vera',
    'Сдаётся 6-комнатный частный дом на Вере',
  ],
  [
    'land in a city',
    subject({ dealTypeId: 10, realEstateTypeId: 4, urban: null }),
    'გაიცემა იჯარით მიწის ნაკვეთი თბილისში',
    'Land plot for lease in Tbilisi',
    'Сдаётся в аренду земельный участок в Тбилиси',
  ],
  [
    'a flat in a quarter of another city',
    subject({
      dealTypeId: 7,
      roomTypeId: 11,
      city: BATUMI,
      isCapital: false,
      district: KHIMSHIASHVILI,
      urban: null,
    }),
    'ქირავდება დღიურად 10+ ოთახიანი ბინა ხიმშიაშვილის უბანში, ბათუმი',
    '10+ room apartment for daily rent in Khimshiashvili, Batumi',
    'Сдаётся посуточно 10+ комнатная квартира в Химшиашвили, Батуми',
  ],
])('the title of %s is in each language', (_, about, ka, en, ru) => {
  expect(formatTitle(about, 'ka')).toBe(ka)
  expect(formatTitle(about, 'en')).toBe(en)
  expect(formatTitle(about, 'ru')).toBe(ru)
})

test('slugs are in the requested language', () => {
  const rented = subject({ dealTypeId: 7, roomTypeId: 2 })
  expect(toTitleSlug(rented, 'ka')).toBe('qiravdeba-dghiurad-2-otaxiani-bina-vakeshi')
  expect(toTitleSlug(rented, 'ru')).toBe('sdaetsia-posutocno-2-komnatnaia-kvartira-v-vake')
  expect(toMiddleSlug(subject(), 'ka')).toBe('iyideba-bina')
  expect(toMiddleSlug(subject({ dealTypeId: 2 }), 'en')).toBe('for-rent-apartment')
  expect(toMiddleSlug(rented, 'ru')).toBe('sdaetsia-na-den-kvartira')
})
