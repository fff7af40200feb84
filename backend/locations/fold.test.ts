import { expect, test } from 'vitest'
import { fold, foldings } from './fold'

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
])('%s is one name, however it is written', (name, ...others) => {
  for (const other of others) expect(fold(other), other).toBe(fold(name))
})

test('different names stay different', () => {
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
  expect(new Set(names.map(fold)).size).toBe(names.length)
})

test('w and y may have been meant for the Georgian letters on their keys', () => {
  expect(foldings('wereteli')).toContain(fold('წერეთელი'))
  expect(foldings('yazbegi')).toContain(fold('ყაზბეგი'))
  expect(foldings('walsh')).toContain(fold('Walsh'))
  expect(foldings('ვაკე')).toEqual([fold('vake')])
})
