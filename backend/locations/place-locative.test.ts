import { describe, expect, test } from 'vitest'
import { formatPlaceLocative } from './place-locative'

function place(ka: string, en = '', ru = '') {
  return { ka, en, ru }
}

describe('Georgian locative', () => {
  test.each([
    ['ვაკე', 'ვაკეში'],
    ['თბილისი', 'თბილისში'],
    ['ვერა', 'ვერაზე'],
    ['საბურთალო', 'საბურთალოზე'],
    ['ვაკე-საბურთალო', 'ვაკე-საბურთალოში'],
    ['თხინვალი', 'თხინვალში'],
    ['საღორია', 'საღორიაში'],
    ['დიდი დიღომი', 'დიდ დიღომში'],
    ['ძველი თბილისი', 'ძველ თბილისში'],
    ['ძველი ბათუმის უბანი', 'ძველი ბათუმის უბანში'],
    ['ზემო ლისი', 'ზემო ლისში'],
    ['კუს ტბა', 'კუს ტბაზე'],
    ['ასათიანი', 'ასათიანზე'],
    ['ნინოშვილი', 'ნინოშვილზე'],
    ['ჭავჭავაძე', 'ჭავჭავაძეზე'],
    ['აღმაშენებელი', 'აღმაშენებელზე'],
    ['ლისის მიმდებარედ', 'ლისის მიმდებარედ'],
    ['კონიაკის დას.', 'კონიაკის დასახლებაში'],
    ['დიღომი 1-9', 'დიღომი 1-9-ში'],
    ['სოფ. დიღომი', 'სოფ. დიღომში'],
  ])('the Georgian locative of %s is %s', (name, where) => {
    expect(formatPlaceLocative(place(name), 'ka')).toBe(where)
  })
})

test.each([
  ['Vake', 'in Vake'],
  ['Near Lisi', 'near Lisi'],
])('the English locative of %s is %s', (name, where) => {
  expect(formatPlaceLocative(place('', name), 'en')).toBe(where)
})

test.each([
  ['Ваке', 'в Ваке'],
  ['Вера', 'на Вере'],
  ['Ортачала', 'в Ортачале'],
  ['Бетания', 'в Бетании'],
  ['Диди Дигоми', 'в Диди Дигоми'],
  ['с. Дигоми', 'в с. Дигоми'],
  ['Черепашье озеро', 'на Черепашьем озере'],
  ['Аэропортовский пос.', 'в Аэропортовском посёлке'],
])('the Russian locative of %s is %s', (name, where) => {
  expect(formatPlaceLocative(place('', '', name), 'ru')).toBe(where)
})
