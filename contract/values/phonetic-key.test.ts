import { expect, test } from 'vitest'
import { toPhoneticKey, toPhoneticKeys } from './phonetic-key'

test.each([
  ['ჭავჭავაძე', 'Chavchavadze', 'Чавчавадзе', 'tchavtchavadze', "ch'avch'avadze", 'CHAVCHAVADZE'],
  ['მცხეთა', 'Mtskheta', 'Мцхета', 'mcxeta'],
  ['ღვინის', 'Ghvinis', 'гвинис', 'gvinis'],
  ['ყაზბეგი', 'Kazbegi', 'Казбеги', 'qazbegi', "q'azbegi"],
  ['ვაჟა', 'Vazha', 'Важа', 'vaja', 'vazhaa'],
  ['ჯავახიშვილი', 'Javakhishvili', 'Джавахишвили', 'javaxishvili'],
  ['ნაძალადევი', 'Nadzaladevi', 'Надзаладеви', 'nazaladevi'],
  ['ფშაველა', 'Pshavela', 'Пшавела', 'fshavela'],
  ['თაბუკაშვილი', 'Tabukashvili', 'Табукашвили', 'ტაბუკაშვილი', 'thabukashvili'],
  ['წყალი', 'ცქალი', 'tskali', 'цкали'],
  ['იუმაშევი', 'Yumashevi', 'Юмашеви'],
  ['კაჩინსკი', 'Kachinski', 'Качинский'],
])('all spellings of %s have one phonetic key', (name, ...others) => {
  for (const other of others) expect(toPhoneticKey(other), other).toBe(toPhoneticKey(name))
})

test('different names have different phonetic keys', () => {
  const names = [
    'ვაკე',
    'ვაჟა',
    'შავი',
    'ჩავი',
    'ცაცა',
    'ზაზა',
    'გია',
    'ხია',
    'ბარნოვი',
    'პარნოვი',
    'სოსო',
    'შოშო',
  ]
  expect(new Set(names.map(toPhoneticKey)).size).toBe(names.length)
})

test('Latin w and y may stand for the Georgian letters on their keys', () => {
  expect(toPhoneticKeys('wereteli')).toContain(toPhoneticKey('წერეთელი'))
  expect(toPhoneticKeys('yazbegi')).toContain(toPhoneticKey('ყაზბეგი'))
  expect(toPhoneticKeys('walsh')).toContain(toPhoneticKey('Walsh'))
  expect(toPhoneticKeys('ვაკე')).toEqual([toPhoneticKey('vake')])
})
