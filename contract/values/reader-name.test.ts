import { expect, test } from 'vitest'
import { listNameSpellings, toReaderName } from './reader-name'

test.each([
  ['გია შენგელია', 'en', 'Gia Shengelia'],
  ['გია შენგელია', 'ru', 'Гия Шенгелия'],
  ['გია შენგელია', 'ka', 'გია შენგელია'],
  ['თემური ბერიძე', 'ru', 'Темур Беридзе'],
  ['ნიკოლოზი დვალი', 'ru', 'Николоз Двали'],
  ['დავითი ჩხეიძე', 'ru', 'Давид Чхеидзе'],
  ['თემური ბერიძე', 'en', 'Temuri Beridze'],
  ['ეკა კვარაცხელია', 'ru', 'Эка Кварацхелия'],
  ['ჭიშკარი და გზა', 'ru', 'Чишкари да Гза'],
  ['ჭიშკარი და გზა', 'en', 'Chishkari da Gza'],
  ['და სახლი', 'en', 'Da Sakhli'],
  ['ეზოს სახლები', 'ru', 'Эзос Сахлеби'],
  ['M² Development', 'ru', 'M² Development'],
  ['Нино Чхеидзе', 'en', 'Нино Чхеидзе'],
] as const)('the name %s is shown to readers of %s as %s', (name, language, shown) => {
  expect(toReaderName(name, language)).toBe(shown)
})

test.each([
  ['Давид', ['Давид', 'დავითი']],
  ['давид чхеидзе', ['давид чхеидзе', 'დავითი чхеидзе']],
  ['დავითი', ['დავითი', 'Давид']],
  ['გია', ['გია']],
  ['Давидова', ['Давидова']],
])('the name %s is searched as %j', (typed, spellings) => {
  expect(listNameSpellings(typed)).toEqual(spellings)
})
