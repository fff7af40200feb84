import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fromLocalName, readStreetNames } from './names'

const folder = mkdtempSync(join(tmpdir(), 'ezo-street-names-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('names of a place', () => {
  test('the names of a place omit what mappers put in brackets', () => {
    expect(fromLocalName('მაღარო(ყოფ.ზემო მაღარო)')).toEqual({ ka: 'მაღარო', en: 'Magharo', ru: 'Магаро' })
    expect(fromLocalName('კარდანახი (Kardanakhi)').ka).toBe('კარდანახი')
  })

  test('a place has no names if nothing but brackets is left', () => {
    expect(fromLocalName('(Kardanakhi)')).toEqual({})
  })
})

describe('names of a street', () => {
  writeFileSync(
    join(folder, 'osm-tbilisi-street-names.json'),
    JSON.stringify([
      ['აკაკი ბელიაშვილის ქუჩა', 'Akaki Beliashvili Street', 'улица Акаки Белиашвили', 103],
      ['შრომის ქუჩა', 'Shroma Street', '', 13],
    ]),
  )
  const names = readStreetNames(folder, [], folder)

  test('the names of a street are found by the local name and by the English one', () => {
    const found = {
      ka: 'აკაკი ბელიაშვილის ქუჩა',
      en: 'Akaki Beliashvili Street',
      ru: 'улица Акаки Белиашвили',
    }
    expect(names.find('აკაკი_ბელიაშვილის ქუჩა')).toEqual(found)
    expect(names.find('Akaki Beliashvili Street')).toEqual(found)
  })

  test('the names of a street are transliterated if the list lacks one', () => {
    expect(names.find('შრომის ქუჩა')).toEqual({ ka: 'შრომის ქუჩა', en: 'Shromi Street', ru: 'улица Шроми' })
  })

  test('the way into a car park has no names', () => {
    expect(names.find('Parking Entrance/Exit')).toEqual({})
  })
})
