import { expect, test } from 'vitest'
import { slugify } from './slugify'

test.each([
  ['იყიდება 2-ოთახიანი ბინა ჩუღურეთში', 'iyideba-2-otaxiani-bina-chughuretshi'],
  ['გირავდება 3-ოთახიანი ბინა ქუთაისში', 'giravdeba-3-otaxiani-bina-qutaisshi'],
  ['ვაჟა-ფშაველა', 'vazha-pshavela'],
  ['ჭავჭავაძე', 'tchavtchavadze'],
  ['2-room apartment for rent in Didi Dighomi', '2-room-apartment-for-rent-in-didi-dighomi'],
  ['Сдаётся 3-комнатная квартира в Сабуртало', 'sdaetsia-3-komnatnaia-kvartira-v-saburtalo'],
  ['Черепашье озеро, 1', 'cerepase-ozero-1'],
  ['10+ ოთახიანი', '10-otaxiani'],
  ['  ', ''],
])('the slug of %s is %s', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})
