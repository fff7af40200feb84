import { describe, expect, test } from 'vitest'
import { createSeededGazetteer } from '~tests/fixtures/gazetteer'
import { parsePlaces } from './parse-places'

const gazetteer = createSeededGazetteer()

async function read(text: string, chosenCities: number[] = []) {
  const { pieces, rest } = await parsePlaces(text, gazetteer, chosenCities)
  return [
    ...pieces.map(
      ({ words, kind, places }) => `${words}: ${kind} ${places.map(({ name }) => name.en).join(', ')}`,
    ),
    ...(rest ? [`+ ${rest.words}`] : []),
  ]
}

describe('places in a text', () => {
  test.each([
    ['საბურთალო', 'urban Saburtalo'],
    ['saburtalo', 'urban Saburtalo'],
    ['Сабуртало', 'urban Saburtalo'],
    ['საბურთალოზე', 'urban Saburtalo'],
    ['на Сабуртало', 'urban Saburtalo'],
    ['в Ваке', 'urban Vake'],
    ['на Вере', 'urban Vera'],
    ['в Тбилиси', 'city Tbilisi'],
    ['ქუთაისში', 'city Kutaisi'],
    ['ვაკე-საბურთალო', 'district Vake-Saburtalo'],
    ['old tbilisi', 'district Old Tbilisi'],
    ['თბილისის ზღვა', 'urban Tbilisi Sea'],
    ['didi digomi', 'urban Didi Dighomi'],
    ['დიღომი', 'urban Didi Dighomi, Village Dighomi, Dighomi 1-9, Dighomi Massive'],
    ['гора, Кутаиси', 'district Gora', 'city Kutaisi'],
    ['Stepantsminda', 'city Kazbegi (Stepantsminda)'],
    ['chavchavadze', 'street Ilia Chavchavadze Avenue'],
    ['улица Барнова', 'street Vasil Barnov Street'],
    ['ირაკლი აბაშიძე', 'street Irakli Abashidze Street'],
    ['აბაშიძე', 'street Grigol Abashidze Street, Devi Abashidze Street, Irakli Abashidze Street'],
    ['Абашидзе', 'street Grigol Abashidze Street, Devi Abashidze Street, Irakli Abashidze Street'],
    ['აბაშა', 'city Abasha'],
    ['აბაშაში', 'city Abasha'],
    ['აბაშის', 'city Abasha'],
    ['ვაჟა-ფშაველას', 'street Vazha-Pshavela Avenue'],
    ['26 мая', 'street 26 May Square'],
    ['Moscow Avenue', 'street Moscow Avenue'],
    ['თავისუფლების მოედანი', 'street Freedom Square'],
    ['გლდანის რაიონი', 'urban Gldani'],
  ])('a place is found in the text %s: %s', async (text, ...named) => {
    expect((await read(text)).map((line) => line.replace(/^.*?: /, ''))).toEqual(named)
  })
})

describe('wrong layouts and typos', () => {
  test.each([
    ['saburTalo', 'Saburtalo'],
    ['ыфигкЕфдщ', 'Saburtalo'],
    ['ыфигкефдщ', 'Saburtalo'],
    ['Cf,ehnfkj', 'Saburtalo'],
    ['დფრტ', 'Vake'],
    ['мфлу', 'Vake'],
    ['WavWavaZe', 'Ilia Chavchavadze Avenue'],
    ['wavwavaze', 'Ilia Chavchavadze Avenue'],
    ['ჩჰავცჰავადზე', 'Ilia Chavchavadze Avenue'],
    ['sabrutalo', 'Saburtalo'],
    ['sabutalo', 'Saburtalo'],
    ['Vaek', 'Vake'],
    ['საბურთლაო', 'Saburtalo'],
    ['Didi Digoomi', 'Didi Dighomi'],
  ])('the misspelt place %s is parsed as %s', async (text, name) => {
    const { pieces } = await parsePlaces(text, gazetteer)
    expect(pieces.map(({ places }) => places[0]?.name.en)).toEqual([name])
  })
})

describe('ambiguous place names', () => {
  test.each<[string, number[], string[]]>([
    ['ყაზბეგი', [], ['ყაზბეგი: city Kazbegi (Stepantsminda)']],
    ['ყაზბეგის 14', [], ['ყაზბეგის: street Alexander Kazbegi Avenue', '+ 14']],
    ['Kazbegi Avenue', [], ['Kazbegi Avenue: street Alexander Kazbegi Avenue']],
    [
      'Сабуртало, ул. Казбеги 12',
      [],
      ['Сабуртало: urban Saburtalo', 'ул. Казбеги: street Alexander Kazbegi Avenue', '+ 12'],
    ],
    ['ჭავჭავაძე', [], ['ჭავჭავაძე: street Ilia Chavchavadze Avenue']],
    ['ჭავჭავაძე', [96], ['ჭავჭავაძე: district Chavchavadze']],
    ['ჭავჭავაძე ქუთაისი', [], ['ჭავჭავაძე: district Chavchavadze', 'ქუთაისი: city Kutaisi']],
    ['ვაკე ბათუმი', [], ['ბათუმი: city Batumi', '+ ვაკე']],
    ['ვაკე', [15], ['+ ვაკე']],
    ['რუსთაველის ქუჩა', [15], ['+ რუსთაველის ქუჩა']],
    ['Vake Vera', [], ['Vake: urban Vake', 'Vera: urban Vera']],
    ['airport', [], ['airport: urban Airport Settlement']],
    ['airport', [15], ['airport: district Airport']],
  ])('the likeliest place is found for %j with the cities %j: %j', async (text, cities, expected) => {
    expect(await read(text, cities)).toEqual(expected)
  })
})

test.each([
  'new',
  'room',
  'new room',
  'вид на горы',
  'пол с подогревом',
  'very nice',
  'ბოლო სართული',
  'ზღვის ხედი',
])('the text %j names no place, because it is common in advertisements', async (text) =>
  expect(await read(text)).toEqual([`+ ${text}`]),
)

test.each([
  '',
  ' ',
  ',,,',
  '\0',
  'nowhere at all',
  '🏠',
  '26',
  'ქუჩა',
  'x'.repeat(5_000),
  'ა ბ '.repeat(200),
])('the text %j names no place', async (text) => {
  const words = text.trim()
  const rest = words ? { words, without: '' } : undefined
  expect(await parsePlaces(text, gazetteer)).toEqual({ pieces: [], rest })
})

test('each phrase can be removed from the text separately', async () => {
  const { pieces, rest } = await parsePlaces('ბინა აივნით, საბურთალოზე, ყაზბეგის გამზირი', gazetteer)
  expect(pieces.map(({ words, without }) => [words, without])).toEqual([
    ['საბურთალოზე', 'ბინა აივნით, ყაზბეგის გამზირი'],
    ['ყაზბეგის გამზირი', 'ბინა აივნით, საბურთალოზე'],
  ])
  expect(rest).toEqual({ words: 'ბინა აივნით', without: 'საბურთალოზე ყაზბეგის გამზირი' })
})
