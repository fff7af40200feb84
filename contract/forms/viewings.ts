import { z } from 'zod'
import { DAY_MS, fromGeorgianTime, MINUTE_MS, toGeorgianDate } from '../values/georgian-time'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '../values/text-lengths'
import { parseDay, parseTime } from '../values/typed-time'
import { MAX_VIEWING_DAYS, VIEWING_MINUTES, VIEWING_WEEKS } from '../viewings'
import { idOf, optionalEmail, optionalInternationalPhone, optionalText, requiredText } from './field-schemas'
import type { FormErrorKey } from './form-errors'

const WEEK_DAYS = 7

/** Last day on which a time can be offered, as `2026-12-01`. */
export function getLastViewingDay(now: Date): string {
  return toGeorgianDate(new Date(now.getTime() + MAX_VIEWING_DAYS * DAY_MS))
}

const viewingDay = requiredText(MAX_LINE_LENGTH, { missing: 'viewing_day_missing' }).transform(
  (text, context): string => {
    const day = parseDay(text)
    const now = new Date()
    if (day !== undefined && day >= toGeorgianDate(now) && day <= getLastViewingDay(now)) return day
    context.addIssue({ code: 'custom', message: 'viewing_day_invalid', params: { count: MAX_VIEWING_DAYS } })
    return z.NEVER
  },
)

function timeOfDay(missing: FormErrorKey) {
  return requiredText(MAX_LINE_LENGTH, { missing }).transform((text, context): string => {
    const time = parseTime(text)
    if (time !== undefined) return time
    context.addIssue(missing)
    return z.NEVER
  })
}

interface TypedTimes {
  date: string
  from: string
  to: string
  minutes: string
  weeks: string
}

/** Times that an owner offers: one or several days, each divided into times of one length. */
export const viewingTimesFields = z
  .object({
    date: viewingDay,
    from: timeOfDay('viewing_start_missing'),
    to: timeOfDay('viewing_end_missing'),
    minutes: z.enum(VIEWING_MINUTES, 'rejected'),
    weeks: z.enum(VIEWING_WEEKS, 'rejected').default('1'),
    /** The owner shows the home in person, so that booked times must not overlap. */
    in_person: z
      .string('rejected')
      .optional()
      .transform((ticked) => ticked === 'on'),
  })
  .refine(({ date, from }) => fromGeorgianTime(date, from) > new Date(), {
    path: ['from'],
    error: 'viewing_hour_past',
  })
  .refine(hasRoom, { path: ['to'], error: 'viewing_hours_short' })
  .refine(({ date, weeks }) => toLastDay(date, Number(weeks)) <= getLastViewingDay(new Date()), {
    path: ['weeks'],
    error: 'viewing_weeks_far',
    params: { count: MAX_VIEWING_DAYS },
  })

function hasRoom({ date, from, to, minutes }: TypedTimes): boolean {
  const span = fromGeorgianTime(date, to).getTime() - fromGeorgianTime(date, from).getTime()
  return span >= Number(minutes) * MINUTE_MS
}

function toLastDay(date: string, weeks: number): string {
  return toGeorgianDate(
    new Date(fromGeorgianTime(date, '12:00').getTime() + (weeks - 1) * WEEK_DAYS * DAY_MS),
  )
}

/** Divides the offered hours into times of equal length; a rest that is too short is left out. */
export function divideIntoTimes({ date, from, to, minutes, weeks }: TypedTimes): {
  startsAt: Date
  endsAt: Date
}[] {
  const lengthMs = Number(minutes) * MINUTE_MS
  const times = []
  for (let week = 0; week < Number(weeks); week += 1) {
    const shift = week * WEEK_DAYS * DAY_MS
    const end = fromGeorgianTime(date, to).getTime() + shift
    let start = fromGeorgianTime(date, from).getTime() + shift
    for (; start + lengthMs <= end; start += lengthMs)
      times.push({ startsAt: new Date(start), endsAt: new Date(start + lengthMs) })
  }
  return times
}

const viewingTime = idOf('viewing_time_missing')

/** Booking of a free time. */
export const viewingFields = z
  .object({
    time_id: viewingTime,
    name: requiredText(MAX_LINE_LENGTH, { missing: 'name_missing', invalid: 'name_too_long' }),
    email: optionalEmail(),
    phone_number: optionalInternationalPhone(),
  })
  .refine(({ email, phone_number: phone }) => email || phone, {
    path: ['email'],
    error: 'email_or_phone_missing',
    // Reported together with other missing fields.
    when: () => true,
  })

/** Another free time of the same statement. */
export const viewingMoveFields = z.object({ time_id: viewingTime })

/** Cancellation by the seeker. */
export const viewingCancelFields = z.object({ reason: optionalText(MAX_COMMENT_LENGTH, 'comment_too_long') })

/** Cancellation by the owner, who gives a reason. */
export const ownerCancelFields = z.object({
  reason: requiredText(MAX_COMMENT_LENGTH, { missing: 'reason_missing', invalid: 'comment_too_long' }),
})

/** Answer to the question whether the viewing took place. */
export const viewingAnswerFields = z.object({ took_place: z.enum(['yes', 'no'], 'rejected') })
