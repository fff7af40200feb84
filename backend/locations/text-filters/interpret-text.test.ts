import { expect, test } from 'vitest'
import { CITIES } from '~backend/initial-data/places/cities'
import { DISTRICTS } from '~backend/initial-data/places/districts'
import { STATIONS } from '~backend/initial-data/places/metro'
import { STREETS } from '~backend/initial-data/places/streets'
import { NEIGHBOURHOODS } from '~backend/initial-data/places/urbans'
import { createSeededGazetteer } from '~tests/fixtures/gazetteer'
import { getNameIndex, isGenericStem } from '../place-parser/name-index'
import { interpretText } from './interpret-text'
import { parseTextFilters } from './parse-text-filters'

const gazetteer = createSeededGazetteer()

test.each([
  ['გლდანი 3 ოთახიანი', { room_types: '3' }],
  ['flat in vake under 150000', { real_estate_types: '1', price_to: '150000', currency_id: '2' }],
  ['2-комнатная до 700$ сабуртало', { room_types: '2', price_to: '700', currency_id: '2' }],
  ['ქირა 1500 ლარამდე', { deal_types: '2', price_to: '1500', currency_id: '1' }],
  ['от 50 до 80 тыс долларов', { price_from: '50000', price_to: '80000', currency_id: '2' }],
  ['100 000$ - 150 000$', { price_from: '100000', price_to: '150000', currency_id: '2' }],
  ['flat 90000 № 1001923', { real_estate_types: '1', price_to: '90000', currency_id: '2' }],
  ['$1 500', { price_to: '1500', currency_id: '2' }],
  ['1200$ კვ.მ', { square_price_to: '1200', currency_id: '2' }],
  ['50-70 m2', { area_from: '50', area_to: '70' }],
  ['62,5 м²', { area_from: '56', area_to: '69' }],
  ['5 соток земли', { area_from: '450', area_to: '550', real_estate_types: '4' }],
  ['min 3 rooms', { room_types: '3,4,5,7,8,9,10,11' }],
  ['house or flat', { real_estate_types: '2,1' }],
  ['дом или квартира', { real_estate_types: '2,1' }],
  ['ბინა ან სახლი', { real_estate_types: '1,2' }],
  ['500-800 gel', { price_from: '500', price_to: '800', currency_id: '1' }],
  ['200000-100000', { price_from: '100000', price_to: '200000', currency_id: '2' }],
  ['70 m2 - 50 m2', { area_from: '50', area_to: '70' }],
  ['flat 100-70 m2', { real_estate_types: '1', area_from: '63', area_to: '77' }],
  ['50 to 70 sqm', { area_from: '50', area_to: '70' }],
  ['50 до 70 м²', { area_from: '50', area_to: '70' }],
  ['50-დან 70-მდე კვ.მ', { area_from: '50', area_to: '70' }],
  ['2 to 3 rooms', { room_types: '2,3' }],
  ['3 rooms to 70000$', { room_types: '3', price_to: '70000', currency_id: '2' }],
  ['50 m2 - 70000$', { area_from: '45', area_to: '55', price_to: '70000', currency_id: '2' }],
  ['от 50 м² до 100000', { area_from: '50', price_to: '100000', currency_id: '2' }],
  ['plot 1000 m2', { real_estate_types: '4', area_from: '900', area_to: '1100' }],
  ['ორ ოთახიანი', { room_types: '2' }],
  ['with balcony', { has_balcony: '1' }],
  ['с балконом и мебелью', { has_balcony: '1', parameters: '10' }],
  ['აივნით და პარკინგით', { has_balcony: '1', parking_types: '1,2,4,5,6' }],
  ['with pool or a sauna', { parameters: '14,15' }],
  ['подземный паркинг', { parking_types: '5' }],
  ['дом с гаражом', { real_estate_types: '2', parking_types: '1' }],
  ['furnished flat, no pets', { parameters: '10', real_estate_types: '1' }],
  ['daily rent', { deal_types: '7' }],
  ['flat for 4 guests', { real_estate_types: '1', deal_types: '7', guests: '4' }],
  ['ბინა დღიურად 4 კაცზე', { real_estate_types: '1', deal_types: '7', guests: '4' }],
  ['посуточно на двух человек', { deal_types: '7', guests: '2' }],
  ['2-4 гостя до 200 лари', { deal_types: '7', guests: '4', price_to: '200', currency_id: '1' }],
  ['flat for 4 people', { real_estate_types: '1' }],
  ['house for 51 guests', { real_estate_types: '2' }],
  ['сниму посуточно', { deal_types: '7' }],
  ['rdfhnbhf', { real_estate_types: '1' }],
  ['ghjlf;f', { deal_types: '1' }],
  ['2к квартира до 150к', { room_types: '2', real_estate_types: '1', price_to: '150000', currency_id: '2' }],
  ['1-к', { room_types: '1' }],
  ['2к$', { price_to: '2000', currency_id: '2' }],
  ['500 000 - 600 000', { price_from: '500000', price_to: '600000', currency_id: '2' }],
  // Prices pasted with a no-break space or a thin space.
  ['до 500\u00a0000', { price_to: '500000', currency_id: '2' }],
  ['до 500\u2009000', { price_to: '500000', currency_id: '2' }],
  ['4.1 million gel', { price_to: '4100000', currency_id: '1' }],
  ['от 2,03 до 8,2 млн $', { price_from: '2030000', price_to: '8200000', currency_id: '2' }],
  ['0-100 m2', { area_to: '100' }],
  ['до 500 000 000 ₾', { price_to: '500000000', currency_id: '1' }],
  ['кваритра', { real_estate_types: '1' }],
])('the text %s means the filters %j', async (text, parameters) => {
  expect((await interpretText(text, gazetteer)).filters?.parameters).toEqual(parameters)
})

test.each([
  'chavchavadze 40',
  '100017',
  '26 мая',
  'დიღომი 1-9',
  '300 არაგველი',
  '99999999999',
  '№ 1001923',
  'No. 1001923',
  'ID 1001923',
  '# 1 001 923',
  'объявление 1001923',
  'განცხადება № 1001923',
  'see № 1001923',
  '555 059 111',
  '555 05 91 11',
  '+995 555 059 111',
  'звоните 555-059-111',
  '032 2 12 34 56',
  '+7 912 345-67-89',
  'without a balcony and parking',
  'без мебели',
  'აივნის და პარკინგის გარეშე',
  'гараж',
  '99999999999 usd',
  '10000000000 ლარამდე',
  '5000000000-6000000000',
  '1000519,1000155',
  '0 კვ.მ',
  'from 0 gel',
  'up to',
  '$',
  '',
  'nice view',
])('the text %j contains no filter', async (text) =>
  expect((await interpretText(text, gazetteer)).filters).toBeUndefined(),
)

test('a price without a currency is in the given currency', async () => {
  const price = (currency?: number) =>
    interpretText('flat in vake under 150000', gazetteer, [], currency).then(
      ({ filters }) => filters?.parameters,
    )
  expect(await price(1)).toEqual({ real_estate_types: '1', price_to: '150000', currency_id: '1' })
  const signed = await interpretText('under 150000$', gazetteer, [], 1)
  expect(signed.filters?.parameters).toEqual({ price_to: '150000', currency_id: '2' })
})

test('digits after a street are the house number, unless they count rooms', async () => {
  const findNumber = async (text: string) => (await interpretText(text, gazetteer)).houseNumber
  expect(await findNumber('chavchavadze 40')).toEqual({
    words: '40',
    without: 'chavchavadze',
  })
  expect(await findNumber('chavchavadze 3 rooms')).toBeUndefined()
  expect(await findNumber('vake 40')).toBeUndefined()
})

test('each filter, place and unknown word can be removed separately', async () => {
  const { filters, pieces, rest } = await interpretText('flat in vake with garden under 150000', gazetteer)
  expect(filters?.phrases.map(({ words, without }) => [words, without])).toEqual([
    ['flat', 'in vake with garden under 150000'],
    ['under 150000', 'flat in vake with garden'],
  ])
  expect(pieces.map(({ without }) => without)).toEqual(['flat with garden under 150000'])
  expect(rest).toEqual({ words: 'garden', without: 'flat in vake under 150000' })
})

test.each(['house or flat in Batumi', 'дом или квартира в Батуми', 'ბინა ან სახლი ბათუმში'])(
  'the word between two kinds in %s has no meaning',
  async (text) => {
    expect((await interpretText(text, gazetteer)).rest).toBeUndefined()
  },
)

test('a range after a street does not include its house number', async () => {
  const { filters, houseNumber } = await interpretText('chavchavadze 40 to 70000$', gazetteer)
  expect(houseNumber?.words).toBe('40')
  expect(filters?.parameters).toEqual({ price_to: '70000', currency_id: '2' })
})

test('names of places contain no filter', () => {
  const { byStem } = getNameIndex(gazetteer)
  const isPlaceStem = (stem: string) => byStem.has(stem) || isGenericStem(stem)
  const names = [CITIES, DISTRICTS, NEIGHBOURHOODS, STREETS, STATIONS].flatMap((rows) =>
    rows.flatMap(({ name }) => Object.values(name)),
  )
  expect(names.filter((name) => parseTextFilters(name, isPlaceStem).length > 0)).toEqual([])
})

test('the longest text is interpreted within the time limit', async () => {
  const text = 'sabrutalo kvaritra '.repeat(15)
  const durations: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now()
    await interpretText(text, gazetteer)
    durations.push(performance.now() - started)
  }
  expect(Math.min(...durations)).toBeLessThan(100)
})
