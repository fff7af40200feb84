import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cities, metroStations, streetSuggestions } from '~/upstream/locations.server'
import { statementById } from '~/upstream/statement-details.server'
import { statementList } from '~/upstream/statements.server'
import type { Call } from '~/upstream/upstream-client.server'

/** Recorded answers of the real upstream, outside the repository because they may not be published. */
const folder = join(import.meta.dirname, '../../../shared/data/captured')
const readCaptured = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

function parse<Answer>(call: Call<Answer>, answer: unknown): Answer {
  return call.answer.parse(answer)
}

if (!existsSync(folder)) console.log('captured answers are not on this machine: their tests are left out')

describe.runIf(existsSync(folder))('captured answers of the real upstream', () => {
  test.each(['livo-list-ru.json', 'myhome-list-ka-sale.json'])(
    'the web app reads every statement of %s',
    (file) => {
      const answer = readCaptured(file)
      const { cards } = parse(statementList(new URLSearchParams()), answer)
      expect(cards.map((card) => card.id)).toEqual(answer.data.data.map((row: { id: number }) => row.id))
      for (const card of cards) {
        expect(card.title).not.toBe('')
        expect(card.price.gel?.total).toBeGreaterThan(0)
        expect(card.photos).toBeGreaterThan(0)
        expect(card.updatedAt.getTime()).toBeGreaterThan(Date.UTC(2015, 0))
      }
    },
  )

  test('the web app reads the statement of myhome-detail-ru.json', () => {
    const statement = parse(statementById(1), readCaptured('myhome-detail-ru.json'))
    expect(statement).toMatchObject({
      id: 25375408,
      dealId: 2,
      vip: 'super',
      city: 'Тбилиси',
      neighbourhood: 'Сабуртало',
      price: { gel: { total: 1956, perSquare: 24 }, usd: { total: 750, perSquare: 9 } },
      ownCurrency: 'usd',
      priceLabel: 'top_price',
      place: { latitude: 41.723501, longitude: 44.767372 },
      measures: { height: undefined, balcony: 5 },
      rentPeriod: 12,
      maskedPhone: '555000***',
    })
    expect(statement.createdAt.toISOString()).toBe('2026-07-06T12:18:18.000Z')
    expect(statement.parameters).toHaveLength(17)
  })

  test('the web app reads the cities of tnet-cities-v2-fragments.json', () => {
    const rows = readCaptured('tnet-cities-v2-fragments.json')
    const district = { ...rows.district_head_before_its_urbans, urbans: rows.urban_rows_of_district_4 }
    const city = { ...rows.city_head_before_its_districts, districts: [district] }
    const [parsed] = parse(cities, { result: true, data: [city] })
    expect(parsed).toMatchObject({ id: 1, name: 'თბილისი', nameIn: 'თბილისში' })
    expect(parsed?.districts[0]?.urbans[0]).toMatchObject({ id: 41, name: 'თხინვალი', slug: 'tkhinvali' })
  })

  test('the web app reads the stations of tnet-metro-stations-ka.json', () => {
    const stations = parse(metroStations, readCaptured('tnet-metro-stations-ka.json'))
    expect(stations).toHaveLength(22)
    expect(stations[0]?.name).not.toBe('')
  })

  test('the web app reads the streets of tnet-streets-sample.json', () => {
    const found = parse(streetSuggestions('', 1), {
      result: true,
      data: readCaptured('tnet-streets-sample.json'),
    })
    expect(found).toHaveLength(120)
    for (const street of found) expect(street.place?.latitude).toBeGreaterThan(41)
  })
})
