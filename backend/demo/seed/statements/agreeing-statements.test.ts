import { describe, expect, test } from 'vitest'
import { distance } from '~backend/platform/distance'
import { HOUSES_BY_STREET } from '../places/houses'
import { PROJECTS } from '../projects/projects'
import { isInNeighbourhood } from './location'
import { createStatement, type Statement } from './statement'

const DAY = new Date('2026-11-20T20:00:00Z')
const all = Array.from({ length: 4_000 }, (_, at) => createStatement(at + 1, DAY))
/** Maximum distance from the middle of the street for a house without a known number. */
const MAX_STREET_METRES = 400

const describeStatement = ({ number, kind, place }: Statement) => `${number} ${kind} ${place.address.ka}`

/** Warehouses, works and whole buildings are beside the house whose number they have. */
const OWN_BUILDINGS = [10, 11, 27]

describe('consistency of the demo', () => {
  test('statements at one house share its floors and year, and flats also its material and state', () => {
    const houses = new Map<string, Statement[]>()
    for (const statement of all) {
      const { kind, place, building } = statement
      const isInHouse =
        kind === 'flat' || (kind === 'commercial' && !OWN_BUILDINGS.includes(building.statusId))
      if (place.houseRank === null || !isInHouse) continue
      const key = `${place.point.lat} ${place.point.lng}`
      houses.set(key, [...(houses.get(key) ?? []), statement])
    }
    const shared = [...houses.values()].filter((statements) => statements.length > 1)
    expect(shared.length).toBeGreaterThan(200)
    const count = (statements: Statement[], fact: (statement: Statement) => unknown) =>
      new Set(statements.map(fact)).size
    const differing = shared.filter((statements) => {
      const flats = statements.filter(({ kind }) => kind === 'flat')
      return (
        count(statements, ({ building }) => `${building.totalFloors} ${building.buildYearId}`) > 1 ||
        count(flats, ({ building }) => `${building.materialTypeId} ${building.statusId}`) > 1
      )
    })
    expect(differing.map((statements) => statements.map(describeStatement))).toEqual([])
  })

  test('no flat of an old quarter is in a tower', () => {
    const historic = all.filter(
      ({ kind, projectSlug, place }) => kind === 'flat' && !projectSlug && place.profile === 'historic',
    )
    expect(historic.length).toBeGreaterThan(50)
    const towers = historic.filter(({ building }) => (building.totalFloors ?? 0) > 7)
    expect(towers.map(describeStatement)).toEqual([])
  })

  test("a statement's floor exists in its building", () => {
    const tooHigh = all.filter(({ dimensions: { floor }, building: { totalFloors } }) => {
      return floor !== null && totalFloors !== null && floor > totalFloors
    })
    expect(tooHigh.map(describeStatement)).toEqual([])
  })

  test('rooms, bedrooms and floors in the text are those of the fields, in each language', () => {
    let checked = 0
    for (const statement of all) {
      const { description, dimensions, building } = statement
      const figures = [
        [description.ka, /სულ (\d+) ოთახია, მათ შორის (\d+)/, dimensions.rooms, dimensions.bedrooms],
        [description.ka, /(\d+)-ოთახიან/, dimensions.rooms],
        [description.en, /(\d+)-room/, dimensions.rooms],
        [description.en, /It has (\d+) rooms?, including (\d+)/, dimensions.rooms, dimensions.bedrooms],
        [description.en, /(\d+)(?:st|nd|rd|th) floor/, dimensions.floor],
        [description.en, /(\d+) storeys?/, building.totalFloors],
        [description.ru, /(\d+)-комнатн/, dimensions.rooms],
        [description.ru, /на (\d+) этаже/i, dimensions.floor],
        [description.ka, /(?<![-\d])(\d+) სართულ(?!ზე)/, building.totalFloors],
      ] as const
      for (const [text, pattern, ...facts] of figures) {
        const [found, ...numbers] = pattern.exec(text) ?? []
        if (found === undefined) continue
        checked += 1
        expect(numbers.map(Number), `${describeStatement(statement)}: ${found}`).toEqual(facts)
      }
    }
    expect(checked).toBeGreaterThan(2_000)
  })

  test('pictures show as many bedrooms as the fields say, up to three', () => {
    for (const statement of all) {
      const { pictures, dimensions, kind } = statement
      const isWhole = pictures.paths.some((path) => /kitchen/.test(path)) && pictures.paths.length > 2
      if (kind !== 'flat' || !isWhole || dimensions.rooms === 1) continue
      const beds = pictures.paths.filter((path) => /bedroom|nursery/.test(path)).length
      expect(beds, describeStatement(statement)).toBe(Math.min(dimensions.bedrooms ?? 0, 3))
    }
  })

  test('each point is in its neighbourhood and near its street', () => {
    const urbanPlaces = [
      ...all,
      ...PROJECTS.map((project) => ({ ...project, number: 0, kind: project.slug })),
    ]
    const misplaced = urbanPlaces.filter(({ place: { point, urban, street } }) => {
      if (urban && !isInNeighbourhood(point, urban)) return true
      if (!street) return false
      const houses = (HOUSES_BY_STREET.get(street.id) ?? []).filter(({ number }) => number !== '')
      return Math.min(...[street, ...houses].map((each) => distance(each, point))) > MAX_STREET_METRES
    })
    expect([
      ...new Set(misplaced.map(({ place }) => `${place.address.ka}, ${place.urban?.name.ka}`)),
    ]).toEqual([])
  })

  test('a house of a project has no other building', () => {
    const points = new Set(PROJECTS.map(({ place }) => `${place.point.lat} ${place.point.lng}`))
    const others = all.filter(({ projectSlug, place }) => {
      return projectSlug === null && points.has(`${place.point.lat} ${place.point.lng}`)
    })
    expect(others.map(describeStatement)).toEqual([])
    expect(points.size).toBe(PROJECTS.length)
  })
})
