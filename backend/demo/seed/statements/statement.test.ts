import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { formatNumber } from '~/i18n/format'
import { PARAMETERS } from '~backend/dictionaries/parameters'
import { unpackImages } from '~backend/statements/packed-images'
import { DEAL_IDS_BY_REAL_ESTATE } from '~contract/statements'
import { isFullRun } from '~tests/full-run'
import { parseRendition } from '../../pictures/file-names'
import { PEOPLE } from '../people/people'
import { AGRICULTURAL_STATUS, FARM_STATUS } from './building-state'
import { DEAL_IDS, KIND_IDS } from './kind'
import { isBuiltUp } from './location'
import { UPLIFT } from './price-levels'
import { toStatementRow } from './row'
import { createStatement, type Statement } from './statement'

const DAY = new Date('2026-11-20T20:00:00Z')

const GEL_PER_USD = 2.7

/** Creates the statements with the numbers `from + 1` to `to`. */
const createRange = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => createStatement(from + at + 1, DAY))

const first = createRange(0, 4_000)

/** Sample size: enough for the median of the larger neighbourhoods, or of all that have a market. */
const [PRICED, MIN_OF_PLACE] = isFullRun ? [40_000, 150] : [12_000, 60]

const share = (statements: readonly Statement[], holds: (statement: Statement) => boolean) =>
  statements.filter(holds).length / statements.length

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

describe('demo statements', () => {
  test('demo statements are the same on every machine', () => {
    // Texts may change; facts must stay, so that a growing demo fits its existing data.
    const facts = first.slice(0, 500).map(({ description, ...facts }) => facts)
    const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
    expect(JSON.stringify(createRange(0, 500))).toBe(JSON.stringify(first.slice(0, 500)))
    expect(hash.slice(0, 16)).toMatchInlineSnapshot(`"c0c484c917b8316f"`)
  })

  // Specification 1.1.2
  test('demo statements have exactly the deal types that their real-estate type allows', () => {
    for (const [kind, id] of Object.entries(KIND_IDS)) {
      const deals = new Set(
        first.filter((statement) => statement.kind === kind).map(({ deal }) => DEAL_IDS[deal]),
      )
      expect([...deals].sort()).toEqual([...(DEAL_IDS_BY_REAL_ESTATE[id] ?? [])].sort())
    }
  })

  test('demo statements cover every feature of the product', () => {
    const states = (of: (statement: Statement) => unknown) => new Set(first.map(of))
    expect(states(({ owner }) => owner.type)).toEqual(new Set(['physical', 'agent', 'broker', 'developer']))
    expect(states(({ lifecycle }) => lifecycle.status)).toEqual(
      new Set(['active', 'unconfirmed', 'hidden', 'inactive', 'expired']),
    )
    expect(states(({ lifecycle }) => lifecycle.unconfirmedStep)).toEqual(new Set([0, 1, 2, 3]))
    expect(share(first, ({ lifecycle }) => lifecycle.status === 'active')).toBeGreaterThan(0.85)
    expect(states(({ lifecycle }) => lifecycle.vipTier)).toEqual(new Set([0, 1, 2, 3]))
    expect(states(({ price }) => price.priceTypeId)).toEqual(new Set([1, 2, 3]))
    expect(states(({ price }) => price.currencyId)).toEqual(new Set([1, 2]))
    expect(share(first, ({ pictures }) => pictures.paths.length === 0)).toBeGreaterThan(0.02)
    expect(share(first, ({ description }) => description.ka.length > 600)).toBeGreaterThan(0.08)
    expect(share(first, ({ description }) => description.ru.includes('<br />'))).toBeGreaterThan(0.2)
    expect(share(first, ({ description }) => description.en === '')).toBeGreaterThan(0.02)
    expect(share(first, ({ place }) => place.city.id === 1)).toBeCloseTo(0.8, 1)
    expect(share(first, ({ lifecycle }) => lifecycle.vipUntil !== null && lifecycle.vipUntil < DAY)).toBe(0)
    expect(
      share(first, ({ lifecycle }) => DAY.getTime() - lifecycle.createdAt.getTime() < 86_400_000),
    ).toBeGreaterThan(0.02)
    for (const person of PEOPLE.filter(({ demo, type }) => demo && type !== 'designer'))
      expect(first.filter(({ owner }) => owner === person).length).toBeGreaterThanOrEqual(12)
  })

  test('demo flats for sale cost the median of the neighbourhood within 10 %', () => {
    const byPlace = new Map<string, Statement[]>()
    for (const statement of [...first, ...createRange(first.length, PRICED)]) {
      if (statement.kind !== 'flat' || statement.deal !== 'sale' || statement.price.price === null) continue
      const name = (statement.place.urban ?? statement.place.city).name.en
      byPlace.set(name, [...(byPlace.get(name) ?? []), statement])
    }
    const large = [...byPlace.entries()].filter(([, statements]) => statements.length >= MIN_OF_PLACE)
    expect(large.length).toBeGreaterThan(25)
    for (const [name, statements] of large) {
      const perMetre = statements.map(
        ({ price, dimensions: measures }) =>
          (price.price ?? 0) / (price.currencyId === 1 ? GEL_PER_USD : 1) / measures.area,
      )
      const level = (statements[0]?.place.level ?? 0) * UPLIFT
      expect(Math.abs(median(perMetre) / level - 1), name).toBeLessThan(0.1)
    }
  })

  test('demo farms and works are outside the houses of a city', () => {
    const inCity = first.filter(({ place }) => isBuiltUp(place))
    const land = inCity.filter(({ kind }) => kind === 'land')
    expect(land.length).toBeGreaterThan(20)
    for (const { dimensions, building } of land) {
      expect(dimensions).toMatchObject({ areaTypeId: 1 })
      expect(dimensions.area).toBeLessThanOrEqual(1_200)
      expect([AGRICULTURAL_STATUS, FARM_STATUS]).not.toContain(building.statusId)
    }
    const central = inCity.filter(({ place }) => place.profile === 'historic' || place.profile === 'central')
    const uses = central.filter(({ kind }) => kind === 'commercial').map(({ building }) => building.statusId)
    expect(uses.length).toBeGreaterThan(20)
    expect(uses.filter((id) => id === 10 || id === 11)).toEqual([])
  })

  test('demo pictures show rooms of the stated condition', () => {
    for (const { kind, building, pictures } of first) {
      if (kind !== 'flat') continue
      const styles = new Set(
        pictures.paths.flatMap(
          (path) => /^\/pictures\/(?:living|lounge|studio)-([a-z]+)-/.exec(path)?.[1] ?? [],
        ),
      )
      if (building.conditionId === 6 && styles.size > 0) expect([...styles]).toEqual(['concrete'])
      if (building.conditionId === 1) expect([...styles]).not.toContain('concrete')
      expect(pictures.paths.filter((path) => path.includes('bathroom')).length).toBeLessThanOrEqual(
        building.conditionId === 1 || building.conditionId === 2 ? 1 : 0,
      )
    }
  })

  test('demo statements have the gas, water and electricity that their heaters need', () => {
    const idOf = (key: string) => PARAMETERS.find((parameter) => parameter.key === key)?.id ?? 0
    const lacking = (supply: string, needed: (statement: Statement) => boolean) =>
      first.filter((statement) => needed(statement) && !statement.amenities.parameters.includes(idOf(supply)))
    const heated = ({ amenities }: Statement, heating: number, hotWater: number) =>
      amenities.heatingTypeId === heating || amenities.hotWaterTypeId === hotWater
    expect(first.filter((statement) => heated(statement, 2, 1)).length).toBeGreaterThan(500)
    expect(lacking('gas', (statement) => heated(statement, 2, 1))).toEqual([])
    expect(lacking('electricity', (statement) => heated(statement, 3, 3))).toEqual([])
    expect(lacking('water', ({ amenities }) => amenities.hotWaterTypeId !== null)).toEqual([])
  })

  test('demo texts format figures like the statement page', () => {
    const large = first.filter(
      ({ dimensions: { area, areaTypeId }, description }) =>
        area >= 1_000 && areaTypeId === 1 && description.ka !== '',
    )
    expect(large.length).toBeGreaterThan(20)
    for (const { dimensions, description } of large) {
      expect(description.ka).toContain(`${formatNumber(dimensions.area, 'ka')} მ²`)
      expect(description.en).toContain(`${formatNumber(dimensions.area, 'en')} m²`)
      expect(description.ru).toContain(`${formatNumber(dimensions.area, 'ru')} м²`)
    }
  })

  test('demo statements have only ids of the dictionaries and valid pictures', () => {
    const kindsOf = new Map(PARAMETERS.map((parameter) => [parameter.id, parameter.of]))
    // Collected first, because an expectation takes longer than the comparison.
    const wrong = first.flatMap((statement) => {
      const row = toStatementRow(statement, 1, 1, DAY)
      const images = unpackImages(row.images)
      const broken = images.filter(({ path }) => !parseRendition(`${path.replace('/pictures/', '')}.webp`))
      const holds = {
        phone: /^5550\d{5}$/.test(row.phone_number ?? ''),
        floor: row.floor === null || row.total_floors === null || row.floor <= row.total_floors,
        rooms: row.room_type_id !== 6,
        parameters: row.parameters.every((id) => kindsOf.get(id)?.includes(row.real_estate_type_id)),
        mainPicture: images.filter(({ is_main }) => is_main).length === (images.length > 0 ? 1 : 0),
        pictures: broken.length === 0,
      }
      return Object.values(holds).every(Boolean) ? [] : [holds]
    })
    expect(wrong).toEqual([])
  })

  test('demo texts have no gaps and as many lines in Georgian as in English', () => {
    const countLines = (text: string) => text.split('<br />').length
    const wrong = first.filter(
      ({ description: { ka, en, ru } }) =>
        /undefined|null|NaN|\[object/.test(ka + en + ru) ||
        (ka === '') !== (en === '' && ru === '') ||
        countLines(ka) !== countLines(en),
    )
    expect(wrong).toEqual([])
  })
})
