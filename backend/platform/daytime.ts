import { toGeorgianTime } from '~contract/values/georgian-time'

/** Earliest and latest time in Georgia of messages that can wait, so that they do not disturb. */
const FIRST_TIME = '09:00'
const LAST_TIME = '21:00'

/** True at the hours of the day when messages that need not come at once are sent. */
export function isDaytime(moment = new Date()): boolean {
  const time = toGeorgianTime(moment)
  return time >= FIRST_TIME && time < LAST_TIME
}
