import { expect, test } from 'vitest'
import { calculateArea } from '../../pictures/plan/plot-outline'
import { type ParcelRow, toParcelRow } from './parcel'
import { createStatement } from './statement'

const DAY = new Date('2026-11-20T20:00:00Z')
const made = Array.from({ length: 2_000 }, (_, at) => createStatement(at + 1, DAY)).flatMap((statement) => {
  const parcel = toParcelRow(statement, statement.number)
  return parcel ? [{ statement, parcel }] : []
})

function metresOf({ outline }: ParcelRow) {
  const [[west = 0, south = 0] = []] = outline
  const perDegree = 111_320
  return outline
    .slice(1)
    .map(
      ([lng = 0, lat = 0]) =>
        [(lat - south) * perDegree, (lng - west) * perDegree * Math.cos((south * Math.PI) / 180)] as const,
    )
}

test('some houses and plots have parcels, and other statements have none', () => {
  expect(made.length).toBeGreaterThan(10)
  for (const { statement } of made) expect(['house', 'cottage', 'land']).toContain(statement.kind)
})

test('a parcel is a closed ring around its statement with the stated area', () => {
  for (const { statement, parcel } of made) {
    expect(parcel.outline).toHaveLength(5)
    expect(parcel.outline[4]).toEqual(parcel.outline[0])
    expect(calculateArea(metresOf(parcel)) / parcel.area_m2).toBeCloseTo(1, 1)
    const { lat, lng } = statement.place.point
    const [lngs, lats] = [0, 1].map((at) => parcel.outline.map((corner) => corner[at] ?? 0)) as [
      number[],
      number[],
    ]
    expect(lat > Math.min(...lats) && lat < Math.max(...lats)).toBe(true)
    expect(lng > Math.min(...lngs) && lng < Math.max(...lngs)).toBe(true)
  }
})
