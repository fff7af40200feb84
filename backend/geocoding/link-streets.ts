import { AVENUE, type SearchableName, STREET } from '~backend/locations/street-name'
import type { SearchableStreet } from '~backend/locations/street-search'
import type { StreetRow } from '~backend/locations/street-store'
import { distance, type Point } from '~backend/platform/distance'
import type { HouseStreet } from './houses'

/** Streets of one name farther apart than this are different ones. */
const SAME_NAME_METRES = 2_000
const SIMILAR_NAME_METRES = 900

type LinkedStreet = Pick<HouseStreet, 'cityId' | 'names'> & { houses: readonly Point[] }

/** The marketplace's rows of each street with house numbers: of the same name, else of a similar one close by. */
export function linkStreets<Street extends LinkedStreet>(
  rows: readonly SearchableStreet<StreetRow>[],
  houseStreets: readonly Street[],
): Map<Street, StreetRow[]> {
  const bySurname = new Map<string, SearchableStreet<StreetRow>[]>()
  for (const row of rows) {
    const key = toSurnameKey(row.street.city_id, row.names)
    bySurname.set(key, [...(bySurname.get(key) ?? []), row])
  }
  return new Map(
    houseStreets.flatMap((houseStreet) => {
      const alike = bySurname.get(toSurnameKey(houseStreet.cityId, houseStreet.names)) ?? []
      const same = alike.filter((row) => hasSameName(row.names, houseStreet.names))
      const found = [
        () => listNear(same, houseStreet, SAME_NAME_METRES),
        () =>
          listNear(
            alike.filter((row) => hasSimilarName(row.names, houseStreet.names)),
            houseStreet,
            SIMILAR_NAME_METRES,
          ),
      ]
        .map((find) => find())
        .find((near) => near.length > 0)
      return found ? [[houseStreet, found] as const] : []
    }),
  )
}

const MIN_LETTERS = 3
const isWord = (stem: string) => stem.length >= MIN_LETTERS && !/^\d/.test(stem)

/** Names are compared in the first language, the local one. */
function toSurnameKey(cityId: number, [local]: readonly SearchableName[]): string {
  return `${cityId} ${local?.stems.findLast(isWord)}`
}

function hasSameName([one]: readonly SearchableName[], [other]: readonly SearchableName[]): boolean {
  const toKey = (name: SearchableName | undefined) => [...(name?.stems ?? [])].sort().join(' ')
  return one?.kind === other?.kind && toKey(one) === toKey(other)
}

/** One may leave the first name out, and streets become avenues: კოსტავას ქუჩა, მერაბ კოსტავას გამზირი. */
function hasSimilarName([one]: readonly SearchableName[], [other]: readonly SearchableName[]): boolean {
  if (!one || !other) return false
  const isWide = ({ kind }: SearchableName) => kind === STREET || kind === AVENUE
  if (one.kind !== other.kind && !(isWide(one) && isWide(other))) return false
  // A lane's number tells it from the next one.
  const numerals = ({ stems }: SearchableName) => stems.filter((stem) => !isWord(stem)).join(' ')
  if (numerals(one) !== numerals(other)) return false
  const [few, many] = [one.stems, other.stems].sort((a, b) => a.length - b.length)
  return few?.every((stem) => many?.includes(stem)) ?? false
}

function listNear(
  rows: readonly SearchableStreet<StreetRow>[],
  { houses }: LinkedStreet,
  maxMetres: number,
): StreetRow[] {
  const isNear = (place: Point) => houses.some((house) => distance(place, house) <= maxMetres)
  return rows.map(({ street }) => street).filter(isNear)
}
