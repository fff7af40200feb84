import { parseId } from '~contract/values/ids'

export interface Bounds {
  north: number
  south: number
  east: number
  west: number
}

/** Parameter for the city of the bounds and drawn area, which a form sends beside them. */
export const BOUNDS_CITY_PARAM = 'bounds_city'

/** Returns true if the form has chosen another city since, in which the bounds would find nothing. */
export function isLeftBehind(searchParams: URLSearchParams): boolean {
  const former = parseId(searchParams.get(BOUNDS_CITY_PARAM))
  const chosen = parseId(searchParams.get('cities'))
  return former !== undefined && chosen !== undefined && chosen !== former
}

/** Returns the bounds of a search, unless its form has chosen another city since. */
export function findBounds(searchParams: URLSearchParams): Bounds | undefined {
  return isLeftBehind(searchParams) ? undefined : parseBounds(searchParams.get('bounds'))
}

function parseBounds(text: string | null): Bounds | undefined {
  if (!text || text.length > 300) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (value === null || typeof value !== 'object') return undefined
  const { north, south, east, west } = value as Record<string, unknown>
  if (
    !isDegreeWithin(north, 90) ||
    !isDegreeWithin(south, 90) ||
    !isDegreeWithin(east, 180) ||
    !isDegreeWithin(west, 180)
  )
    return undefined
  return north > south && east > west ? { north, south, east, west } : undefined
}

function isDegreeWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit
}
