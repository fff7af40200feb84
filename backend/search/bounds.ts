import { z } from 'zod'

/** Bounds in degrees; east is less than west across the antimeridian. */
export type Bounds = { north: number; south: number; east: number; west: number }

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const Bounds = z.object({ north: latitude, south: latitude, east: longitude, west: longitude })

export function parseBounds(json: string | undefined): Bounds | undefined {
  if (json === undefined) return undefined
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return undefined
  }
  const bounds = Bounds.safeParse(value)
  if (!bounds.success || bounds.data.north < bounds.data.south) return undefined
  return bounds.data
}
