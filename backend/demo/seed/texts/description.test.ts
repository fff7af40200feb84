import { describe, expect, test } from 'vitest'
import { PARAMETERS } from '~backend/dictionaries/parameters'
import { LOCALES } from '~backend/platform/localized-text'
import { createStatement, type Statement } from '../statements/statement'
import { countWords } from './template'
import { ALL_TOPICS } from './topics'

const DAY = new Date('2026-11-20T20:00:00Z')
const PAGE = 20
const LONG_WORDS = 5
const GARAGE_USE = 13
/** Facts that a sentence states in each language or in none. */
const SAME_FACTS = [
  '{area}',
  '{yard}',
  '{balcony}',
  '{living}',
  '{height}',
  '{bedrooms}',
  '{address}',
  '{metro}',
]
const statements = Array.from({ length: 2_000 }, (_, at) => createStatement(at + 1, DAY))

const has = ({ amenities }: Statement, key: string) =>
  amenities.parameters.includes(PARAMETERS.find((parameter) => parameter.key === key)?.id ?? 0)

const CLAIMS: readonly (readonly [
  claim: string,
  words: Readonly<Record<'ka' | 'en' | 'ru', RegExp>>,
  isTrue: (statement: Statement) => boolean,
])[] = [
  ...(
    [
      [5, 'white frame', /თეთრი კარკას/, /white frame/i, /бел\S+ каркас/i],
      [6, 'black frame', /შავი კარკას/, /black frame/i, /ч[её]рн\S+ каркас/i],
      [7, 'green frame', /მწვანე კარკას/, /green frame/i, /зел[её]н\S+ каркас/i],
      [8, 'white plus', /თეთრი პლიუს/, /white plus/i, /бел\S+ плюс/i],
      [
        1,
        'new renovation',
        /ახალი რემონტ|ახალი გარემონტ/,
        /newly renovated|new renovation/i,
        /новы\S+ ремонт/i,
      ],
      [2, 'old renovation', /ძველი რემონტ|ძველი გარემონტ/, /old renovation/i, /стары\S+ ремонт/i],
      [4, 'needs renovation', /სარემონტოა|რემონტს საჭირო/, /needs renovation/i, /требует ремонта/i],
    ] as const
  ).map(([id, name, ka, en, ru]) => {
    return [name, { ka, en, ru }, ({ building }: Statement) => building.conditionId === id] as const
  }),
  [
    'renovation',
    { ka: /რემონტ/, en: /renovat/i, ru: /ремонт/i },
    ({ building }) => (building.conditionId ?? 9) < 5,
  ],
  [
    'balcony',
    { ka: /აივან/, en: /balcon/i, ru: /балкон/i },
    ({ dimensions }) => (dimensions.balconies ?? 0) > 0,
  ],
  [
    'furniture',
    { ka: /ავეჯით/, en: /furnished/i, ru: /меблирован/i },
    (statement) => has(statement, 'furniture'),
  ],
  [
    'central heating',
    { ka: /ცენტრალური (და იატაკის )?გათბობ/, en: /central heating/i, ru: /центрально\S+ отоплени/i },
    ({ amenities }) => [1, 5].includes(amenities.heatingTypeId ?? 0),
  ],
  [
    'warm floor',
    { ka: /იატაკის გათბობ|თბილი იატაკი/, en: /underfloor|warm floor/i, ru: /т[её]пл\S+ пол/i },
    ({ amenities }) => [5, 8].includes(amenities.heatingTypeId ?? 0),
  ],
  [
    'garage',
    { ka: /ავტოფარეხი გვაქვს|აქვს ავტოფარეხი/, en: /have a garage|is a garage\./i, ru: /есть гараж/i },
    ({ amenities, building }) => amenities.parkingTypeId === 1 || building.statusId === GARAGE_USE,
  ],
  [
    'underground parking',
    { ka: /მიწისქვეშა/, en: /underground/i, ru: /подземн/i },
    ({ amenities }) => amenities.parkingTypeId === 5,
  ],
  ['lift', { ka: /ლიფტ/, en: /\blift\b/i, ru: /лифт/i }, (statement) => has(statement, 'elevator')],
  [
    'sale',
    {
      ka: /იყიდება|ვყიდი|მყიდველ|იპოთეკ|ნასყიდობ/,
      en: /for sale|selling|buyer|mortgage/i,
      ru: /прода[её]тся|прода[юж]|покупател|ипотек/i,
    },
    ({ deal }) => deal === 'sale',
  ],
  [
    'rent',
    {
      ka: /ქირავდება|ვაქირავებ|მოიჯარე/,
      en: /for rent|for daily rent|renting out|I rent out|tenant/i,
      ru: /арендатор/i,
    },
    ({ deal }) => deal === 'rent' || deal === 'daily',
  ],
  [
    'daily rent',
    { ka: /დღიურ/, en: /daily rent|by the day/i, ru: /посуточн/i },
    ({ deal }) => deal === 'daily',
  ],
  ['pledge', { ka: /გირავ|გირაო/, en: /pledge/i, ru: /залог/i }, ({ deal }) => deal === 'pledge'],
  [
    'lease',
    { ka: /იჯარით|იჯარის/, en: /\blease\b|leasing/i, ru: /долгосрочную аренду|сда(?:[её]тся|ю) в аренду/i },
    ({ deal }) => deal === 'lease',
  ],
  [
    'private owner',
    {
      ka: /მესაკუთრე ვარ|შუამავლის გარეშე/,
      en: /I am the owner|without an intermediary/i,
      ru: /я собственник|без посредников/i,
    },
    ({ owner }) => owner.type === 'physical',
  ],
  [
    'company',
    { ka: /ჩვენი აგენტი|ჩვენი მომსახურება/, en: /our agent|our service/i, ru: /наш агент|наши услуги/i },
    ({ owner }) => owner.type !== 'physical',
  ],
]

const FIGURES: readonly (readonly [
  pattern: RegExp,
  locale: 'ka' | 'en' | 'ru',
  fact: (statement: Statement) => number | null,
])[] = [
  [/(\d+) rooms?\b/, 'en', ({ dimensions }) => dimensions.rooms],
  [/(\d+)-room\b/, 'en', ({ dimensions }) => dimensions.rooms],
  [/(\d+) bedrooms?/, 'en', ({ dimensions }) => dimensions.bedrooms],
  [/(\d+)-ოთახიან/, 'ka', ({ dimensions }) => dimensions.rooms],
  [/(\d+) комнат/, 'ru', ({ dimensions }) => dimensions.rooms],
  [/(\d+)(?:st|nd|rd|th) floor/, 'en', ({ dimensions }) => dimensions.floor],
  [/на (\d+) этаже/i, 'ru', ({ dimensions }) => dimensions.floor],
  [/(\d+) storeys?/, 'en', ({ building }) => building.totalFloors],
  [/(?<![-\d])(\d+) სართულ(?!ზე)/, 'ka', ({ building }) => building.totalFloors],
]

const templates = ALL_TOPICS.flatMap(({ sentences }) => sentences)
const splitSentences = (text: string) => text.split(/<br \/>|(?<=[.!?]) /).filter(Boolean)

describe('demo descriptions', () => {
  test('descriptions are made of at least 300 different sentences in three scripts', () => {
    for (const at of [0, 1, 2] as const)
      expect(new Set(templates.map((template) => template[at])).size).toBeGreaterThanOrEqual(300)
    const bare = (text: string) => text.replace(/\{\w+\}/g, '')
    const foreign = templates.filter(
      ([ka, en, ru]) =>
        /[a-zа-яё]/i.test(bare(ka)) || /[а-яёა-ჰ]/i.test(bare(en)) || /[a-zა-ჰ]/i.test(bare(ru)),
    )
    const lacking = templates.filter(([ka, en, ru]) =>
      SAME_FACTS.some(
        (name) => new Set([ka, en, ru].map((text) => text.toLowerCase().includes(name))).size > 1,
      ),
    )
    expect(foreign).toEqual([])
    expect(lacking).toEqual([])
  })

  test.each(CLAIMS)('descriptions claim "%s" only of statements with that fact', (_, words, isTrue) => {
    let checked = 0
    const wrong = statements.flatMap((statement) => {
      const claims = LOCALES.filter((locale) => words[locale].test(statement.description[locale]))
      checked += claims.length
      return claims.length > 0 && !isTrue(statement) ? [statement.description] : []
    })
    expect(wrong).toEqual([])
    expect(checked).toBeGreaterThan(3)
  })

  test.each(FIGURES)('each figure like %s in a description is that of the field', (pattern, locale, fact) => {
    const found = statements.flatMap((statement) => {
      const figure = pattern.exec(statement.description[locale])?.slice(1).find(Boolean)
      return figure === undefined ? [] : [{ figure: Number(figure), statement }]
    })
    expect(found.length).toBeGreaterThan(50)
    const wrong = found.filter(({ figure, statement }) => figure !== fact(statement))
    expect(wrong.map(({ statement }) => statement.description[locale])).toEqual([])
  })

  test('fewer than 1 in 400 sentences are shared by statements of a page of 20', () => {
    for (const locale of LOCALES) {
      let [all, shared] = [0, 0]
      for (let first = 0; first < statements.length; first += PAGE) {
        const sentences = statements
          .slice(first, first + PAGE)
          .flatMap(({ description }) => [...new Set(splitSentences(description[locale]))])
        const long = sentences.filter((text) => countWords(text) > LONG_WORDS)
        all += sentences.length
        shared += long.length - new Set(long).size
      }
      expect(all).toBeGreaterThan(10_000)
      expect(shared / all, locale).toBeLessThan(1 / 400)
    }
  })

  test('descriptions mention heating before the balcony about as often as after it', () => {
    const isHeatingFirst = ({ description: { en } }: Statement) =>
      en.indexOf('heating') < en.indexOf('balcon')
    const both = statements.filter(({ description: { en } }) => /heating/.test(en) && /balcon/.test(en))
    const share = both.filter(isHeatingFirst).length / both.length
    expect(both.length).toBeGreaterThan(50)
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.7)
  })
})
