import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Rows = (string | number)[][]

/** Writes one line for each place: names in three languages, latitude, longitude and weight. */
export function writeNamedPlaces(placesFolder: string): void {
  const places: Record<'cities' | 'urbans' | 'other_city_districts', Rows> = JSON.parse(
    readFileSync(join(placesFolder, 'places.json'), 'utf8'),
  )
  const columns = (rows: Rows, ids: number) => rows.map((row) => row.slice(ids))
  const table = {
    cities: columns(places.cities, 1),
    neighbourhoods: [...columns(places.urbans, 2), ...columns(places.other_city_districts, 3)],
  }
  const lists = Object.entries(table).map(([name, rows]) => {
    const lines = rows.map((row) => `    ${JSON.stringify(row).replaceAll(',', ', ')}`)
    return `  "${name}": [\n${lines.join(',\n')}\n  ]`
  })
  writeFileSync(resolve('app/features/map/named-places.json'), `{\n${lists.join(',\n')}\n}\n`)
}
