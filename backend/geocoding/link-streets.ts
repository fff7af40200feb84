import { AVENUE, type SearchableName, STREET } from '~backend/locations/street-name'
import type { SearchableStreet } from '~backend/locations/street-search'
import type { StreetRow } from '~backend/locations/street-store'
import { distance, type Point } from '~backend/platform/distance'
import { forEachInSlices } from '~backend/platform/in-slices'
import { toBase } from './address-words'
import type { HouseStreet } from './houses'

/** Distance in metres beyond which streets of one name are different. */
const SAME_NAME_METRES = 2_000
const SIMILAR_NAME_METRES = 900

type LinkedStreet = Pick<HouseStreet, 'cityId' | 'names'> & { houses: readonly Point[] }

/** Finds the marketplace's rows of each street with house numbers: same name, else a similar one near by. */
export async function linkStreets<Street extends LinkedStreet>(
  rows: readonly SearchableStreet<StreetRow>[],
  houseStreets: readonly Street[],
): Promise<Map<Street, StreetRow[]>> {
  const bySurname = new Map<string, LinkedRow[]>()
  await forEachInSlices(rows, ({ street, names: [local] }) => {
    const name = toLinkedName(local)
    const key = `${street.city_id} ${name.surname}`
    bySurname.set(key, [...(bySurname.get(key) ?? []), { street, name }])
  })
  const links = new Map<Street, StreetRow[]>()
  await forEachInSlices(houseStreets, (houseStreet) => {
    const name = toLinkedName(houseStreet.names[0])
    const alike = bySurname.get(`${houseStreet.cityId} ${name.surname}`) ?? []
    const same = alike.filter((row) => isSameName(row.name, name))
    const near = listNear(same, houseStreet, SAME_NAME_METRES)
    const similar = () => alike.filter((row) => isSimilarName(row.name, name))
    const found = near.length > 0 ? near : listNear(similar(), houseStreet, SIMILAR_NAME_METRES)
    if (found.length > 0) links.set(houseStreet, found)
  })
  return links
}

/** Name in the local language; case is ignored. */
interface LinkedName {
  bases: string[]
  kind: number | undefined
  surname: string | undefined
}

interface LinkedRow {
  street: StreetRow
  name: LinkedName
}

const MIN_LETTERS = 3
const isWord = (base: string) => base.length >= MIN_LETTERS && !/^\d/.test(base)

function toLinkedName(name: SearchableName | undefined): LinkedName {
  const bases = (name?.words ?? []).map(toBase)
  return { bases, kind: name?.kind, surname: bases.findLast(isWord) }
}

function isSameName(one: LinkedName, other: LinkedName): boolean {
  const toKey = ({ bases }: LinkedName) => [...bases].sort().join(' ')
  return one.kind === other.kind && toKey(one) === toKey(other)
}

/** True if a name omits the first name or the kind differs: კოსტავას ქუჩა, მერაბ კოსტავას გამზირი. */
function isSimilarName(one: LinkedName, other: LinkedName): boolean {
  const isWide = ({ kind }: LinkedName) => kind === STREET || kind === AVENUE
  if (one.kind !== other.kind && !(isWide(one) && isWide(other))) return false
  // Numbers distinguish lanes of one name.
  const numerals = ({ bases }: LinkedName) => bases.filter((base) => !isWord(base)).join(' ')
  if (numerals(one) !== numerals(other)) return false
  const [few, many] = [one.bases, other.bases].sort((a, b) => a.length - b.length)
  return few?.every((base) => many?.includes(base)) ?? false
}

function listNear(rows: readonly LinkedRow[], { houses }: LinkedStreet, maxMetres: number): StreetRow[] {
  const isNear = (place: Point) => houses.some((house) => distance(place, house) <= maxMetres)
  return rows.map(({ street }) => street).filter(isNear)
}
