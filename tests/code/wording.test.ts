import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readTexts = (language: 'ka' | 'en' | 'ru') =>
  readdirSync(`locales/${language}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, text: readFileSync(`locales/${language}/${name}`, 'utf8') }))

test.each([
  ['a valuation', /apprais/i],
  ['a video', /\bfilm/i],
  ['a client', /\bseeker/i],
  ['a certified valuer', /licensed/i],
  ['a building of flats', /(floors in|age of|age and project of) the house|houses of/i],
])('English texts use no other word for %s', (_word, other) => {
  const messages = readTexts('en').flatMap(({ text }) =>
    [...text.matchAll(/": "(.*)"/g)].map(([, message]) => message),
  )
  expect(messages.length).toBeGreaterThan(2000)
  expect(messages.filter((message) => other.test(message ?? ''))).toEqual([])
})

/**
 * Words that exist in both spellings: all and everything, by which and about what, will learn and is
 * learning.
 */
const TWINS = new Set(['все', 'чем', 'узнает', 'узнаете', 'всем', 'нем'])

/** Visitors' input and its parts, in both spellings. */
const READS_TYPED_WORDS =
  /^(backend\/locations\/(text-filters|place-parser)\/|backend\/locations\/street-name|app\/features\/search-filters\/path\/)/

/** Code, and the texts that a new marketplace is filled with. */
const IS_SOURCE = /(?<!\.test)\.tsx?$|^backend\/initial-data\/.*\.(md|json)$/

const SOURCES = ['app', 'backend', 'contract'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => IS_SOURCE.test(path) && !READS_TYPED_WORDS.test(path)),
)

const readSources = () => SOURCES.map((name) => ({ name, text: readFileSync(name, 'utf8') }))

/** Lists the places that may contain a Russian text for visitors. */
const listRussianTexts = () => [...readTexts('ru'), ...readSources()]

/** Familiar forms of "you" and of the most common requests. */
const FAMILIAR =
  /(?<![ა-ჰ])(შენ|შენი|შენს|შენთვის|შენთან|შენც|ხარ|გაქვს|გინდა|შეგიძლია|გჭირდება|აირჩიე|ჩაწერე|სცადე|ნახე|დაამატე|შეავსე|შეამოწმე|გახსენი|შედი|დაბრუნდი|გაგიზიარა|მოგწერა|დაგირეკა|გიპასუხა|გამოგიგზავნა)(?![ა-ჰ])/g

test('Georgian texts address their readers as თქვენ', () => {
  for (const { name, text } of [...readTexts('ka'), ...readSources()])
    expect(text.match(FAMILIAR), name).toBeNull()
})

const readArticles = () =>
  SOURCES.filter((path) => path.startsWith('backend/initial-data/articles/')).map((name) => ({
    name,
    text: readFileSync(name, 'utf8'),
  }))

const listRussianWords = (text: string) => text.toLowerCase().match(/[а-яё]{2,}/g) ?? []

test('Russian texts write ё in every word that they write with ё once', () => {
  const words = new Set(listRussianTexts().flatMap(({ text }) => listRussianWords(text)))
  const withoutDots = [...words].filter((word) => word.includes('ё')).map((word) => word.replaceAll('ё', 'е'))
  expect(withoutDots.length).toBeGreaterThan(100)
  expect(withoutDots.filter((word) => words.has(word) && !TWINS.has(word))).toEqual([])
})

/** Stems that are spoken with ё and often written without. */
const MISSPELT = new RegExp(
  `^(${[
    'договоренн|определенн|утвержденн|подтвержденн|включенн|сохраненн|измененн|вишнев|надежн|серьез|партнер|актер',
    'остает|остаем|сдает|продает|передает|придет|придем|найдет|найдем|пойдет|перейдет|живет|живем|ведет|ведем|берет|дает$',
    'пришлет|пришлем|вернет|вернем|начнет|начнем|поймет|возьмет|идет$|идем$',
    'белье|жилье|поселк|поселок|подъем|объем|прием|съем|заем|наемн|расчет|отчет|учет|счет|платеж$|емкост|ребенок|самолет',
    'вперед$|еще$|причем$|днем$|путем$|трех|четырех|ее$|нее$',
    'черн(ый|ая|ое|ые|ого|ом)$|зелен(ый|ая|ое|ые|ого|ом)$|желт|тепл(ый|ая|ое|ые|ого|ом)$|легк(ий|ая|ое|ие|их)$|дешев(ый|ая|ое|ые)$|тверд|темн',
  ].join('|')})`,
)

test('Russian texts write no common word without its ё', () => {
  expect('договоренности еще черного'.split(' ').every((word) => MISSPELT.test(word))).toBe(true)
  const misspelt = listRussianTexts().flatMap(({ name, text }) =>
    listRussianWords(text).flatMap((word) => (MISSPELT.test(word) ? [`${name}: ${word}`] : [])),
  )
  expect(misspelt).toEqual([])
})

test.each([
  ['the account', 'аккаунт', /кабинет/i],
  ['companies of agents', 'агентства', /брокер/i],
  ['surveyors', 'замерщики', /геодезист/i],
  ['valuers', 'сертифицированные оценщики', /лицензированн/i],
])('Russian texts use for %s only the word %s', (_what, _word, other) => {
  const others = listRussianTexts().filter(({ text }) => other.test(text))
  expect(others.map(({ name }) => name)).toEqual([])
})

test('Georgian and Russian texts have no space before a percent sign', () => {
  const apart = [...readTexts('ka'), ...readTexts('ru'), ...readArticles()].flatMap(({ name, text }) =>
    (text.match(/(?:[\d}]|%s)[ \u00a0]%/g) ?? []).map((found) => `${name}: ${found}`),
  )
  expect(apart).toEqual([])
})

test('Russian verbs with five things and more are neuter', () => {
  const many = readTexts('ru').flatMap(({ text }) => text.match(/_many": ".*"/g) ?? [])
  expect(many.length).toBeGreaterThan(40)
  expect(many.filter((text) => /(?<!они )(?<![а-яё])[а-яё]+(ены|аны|яты|уты)(?![а-яё])/.test(text))).toEqual(
    [],
  )
})

/** Units of measure; `с` is a second in Russian unless it is the preposition of "off the site". */
const UNITS = 'მ²|m²|м²|(?:მბ|MB|МБ|ჰა|ha|га|მ|m|м|с(?! сайта)|s|мин|min)(?![a-zа-яёა-ჰ²])|мес\\.|п\\. п\\.'

test('numbers stay on one line with their unit', () => {
  const apart = new RegExp(`(\\d|\\}\\}) (${UNITS})`, 'g')
  expect('70 м²'.match(apart)).toHaveLength(1)
  expect('{{name}} has'.match(apart)).toBeNull()
  const found = (['ka', 'en', 'ru'] as const).flatMap((language) =>
    readTexts(language).flatMap(({ name, text }) =>
      (text.match(apart) ?? []).map((one) => `${name}: ${one}`),
    ),
  )
  expect(found).toEqual([])
})

test('texts of a language have its own quotation marks, dashes and number sign', () => {
  const messages = (language: 'ka' | 'en' | 'ru') =>
    readTexts(language).flatMap(({ text }) =>
      [...text.matchAll(/": "(.*)"/g)].map(([, message = '']) => message),
    )
  expect(messages('en').filter((message) => /[a-z]'|№| – /.test(message))).toEqual([])
  expect(messages('ru').filter((message) => /[“”„’]| – |№\{/.test(message))).toEqual([])
  expect(messages('ka').filter((message) => /[«»”’]| – |№\{/.test(message))).toEqual([])
})

test('English articles use typographic apostrophes', () => {
  const articles = readArticles().filter(({ name }) => name.endsWith('/en.md'))
  expect(articles).toHaveLength(10)
  expect(articles.flatMap(({ text }) => text.match(/[a-z]'[a-z]/g) ?? [])).toEqual([])
})

test('Georgian endings follow words and figures, never a currency sign', () => {
  expect(readTexts('ka').flatMap(({ text }) => text.match(/(?:[₾$]|\{\{symbol\}\})-[ა-ჰ]+/g) ?? [])).toEqual(
    [],
  )
})

/** Verbs in the past, whose subject takes the ergative. */
const PAST = 'მოგწერათ|დაგირეკათ|გამოგიგზავნათ|გაგიზიარათ|მოითხოვა|ითხოვა|მიიღო|გააუქმა|დახურა|უპასუხა'

test('Georgian names, which are never inflected, do not precede a verb in the past', () => {
  const withName = new RegExp(`(?:\\{\\{\\w+\\}\\}|\\$\\{\\w+\\}) (?:${PAST})(?![ა-ჰ])`, 'g')
  expect('{{writer}} მოგწერათ'.match(withName)).not.toBeNull()
  const found = [...readTexts('ka'), ...readSources()].flatMap(({ text }) => text.match(withName) ?? [])
  expect(found).toEqual([])
})
