import { WALKING_AREA_MINUTES, type WalkingAreaMinutes } from '~contract/walking-times'
import { type Corner, parseCorners } from './drawn-area'

/** Walking area that defines the area of a search: everything reachable on foot from a place. */
export interface WalkingArea {
  minutes: WalkingAreaMinutes
  start: Corner
}

/** Parses `minutes,lat,lng`. */
export function parseWalkingArea(text: string | null): WalkingArea | undefined {
  const [, minutesText = '', startText = ''] = /^(\d+),([^,]+,[^,]+)$/.exec(text ?? '') ?? []
  const minutes = parseWalkingMinutes(minutesText)
  const [start] = parseCorners(startText) ?? []
  return minutes && start ? { minutes, start } : undefined
}

export function formatWalkingArea({ minutes, start }: WalkingArea): string {
  return [minutes, ...start].join()
}

export function parseWalkingMinutes(text: string | null): WalkingAreaMinutes | undefined {
  return WALKING_AREA_MINUTES.find((minutes) => String(minutes) === text)
}
