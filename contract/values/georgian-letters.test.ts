import { expect, test } from 'vitest'
import { toReaderLetters } from './georgian-letters'

test.each([
  ['გია შენგელია', 'en', 'Gia Shengelia'],
  ['გია შენგელია', 'ru', 'Гиа Шенгелиа'],
  ['გია შენგელია', 'ka', 'გია შენგელია'],
  ['ეზოს სახლები', 'ru', 'Эзос Сахлеби'],
  ['M² Development', 'ru', 'M² Development'],
  ['Нино Чхеидзе', 'en', 'Нино Чхеидзе'],
] as const)('the name %s is shown to readers of %s as %s', (name, language, shown) => {
  expect(toReaderLetters(name, language)).toBe(shown)
})
