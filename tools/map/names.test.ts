import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fromLocalName, readStreetNames } from './names'

const folder = mkdtempSync(join(tmpdir(), 'ezo-street-names-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the names of a place', () => {
  test('are without what mappers put in brackets', () => {
    expect(fromLocalName('მაღარო(ყოფ.ზემო მაღარო)')).toEqual({ ka: 'მაღარო', en: 'Magharo', ru: 'Магаро' })
    expect(fromLocalName('კარდანახი (Kardanakhi)').ka).toBe('კარდანახი')
  })

  test('are none where nothing is left of them', () => {
    expect(fromLocalName('(Kardanakhi)')).toEqual({})
  })
})

describe('the names of a street', () => {
  writeFileSync(
    join(folder, 'osm-tbilisi-street-names.json'),
    JSON.stringify([
      ['აკაკი ბელიაშვილის ქუჩა', 'Akaki Beliashvili Street', 'улица Акаки Белиашвили', 103],
      ['შრომის ქუჩა', 'Shroma Street', '', 13],
    ]),
  )
  const names = readStreetNames(folder, [], folder)

  test('are found by the local name and by the English one', () => {
    const found = {
      ka: 'აკაკი ბელიაშვილის ქუჩა',
      en: 'Akaki Beliashvili Street',
      ru: 'улица Акаки Белиашвили',
    }
    expect(names.find('აკაკი_ბელიაშვილის ქუჩა')).toEqual(found)
    expect(names.find('Akaki Beliashvili Street')).toEqual(found)
  })

  test('are transliterated where the list lacks one', () => {
    expect(names.find('შრომის ქუჩა')).toEqual({ ka: 'შრომის ქუჩა', en: 'Shromi Street', ru: 'улица Шроми' })
  })

  test('are none for the way into a car park', () => {
    expect(names.find('Parking Entrance/Exit')).toEqual({})
  })
})
