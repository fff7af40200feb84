import { DAY_MS, toGeorgianNoon } from './values/georgian-time'

/** States of a stay, which begins as a request. */
export const STAY_STATES = [
  'requested',
  'confirmed',
  'declined',
  'cancelled_by_seeker',
  'cancelled_by_owner',
  'cancelled_by_site',
  'lapsed',
] as const
export type StayState = (typeof STAY_STATES)[number]

/** Changes of a stay: the owner confirms, declines and cancels, the seeker cancels. */
export const STAY_ACTS = ['confirm', 'decline', 'cancel'] as const
export type StayAct = (typeof STAY_ACTS)[number]

/** Hours until a request without an answer lapses. */
export const STAY_ANSWER_HOURS = 48

export const MAX_STAY_GUESTS = 50

/** Maximum nights of one stay. */
export const MAX_STAY_NIGHTS = 90

/** Maximum nights that one form blocks. */
export const MAX_BLOCKED_NIGHTS = 366

/** Maximum coming blocked ranges of one statement. */
export const MAX_BLOCKED_RANGES = 200

/** Months ahead for which nights can be requested. */
export const STAY_HORIZONS = ['1', '2', '3', '6', '9', '12'] as const
export const MAX_STAY_MONTHS = 12

/** Maximum price of a weekend night and maximum fee, in whole units as the price of a statement. */
export const MAX_STAY_PRICE = 1_000_000

/** Page on which a seeker chooses the nights of a stay, without a language. */
export function toStayPath(statementId: number): string {
  return `/statements/${statementId}/stay`
}

/** The owner's page of a statement's stays, without a language. */
export function toOwnStaysPath(statementId: number): string {
  return `/account/statements/${statementId}/stays`
}

/** The user's stays, as a guest and as an owner, without a language. */
export const STAYS_PATH = '/account/stays'

/**
 * Returns the path of the calendar file of a stay.
 * @param conversationPath page of its conversation, of a user or of a guest
 */
export function toStayCalendarPath(conversationPath: string, id: string): string {
  return `${conversationPath}/stays/${id}/calendar.ics`
}

interface StayAppointmentFacts extends StayDates {
  id: string
  state: StayState
  changedAt: Date
  title: string
}

/** Returns the appointment of a confirmed or cancelled stay. Its dates never change. */
export function toStayAppointment({ id, state, from, to, changedAt, title }: StayAppointmentFacts) {
  const isCancelled = state !== 'confirmed'
  return {
    product: 'Stays',
    uid: `stay-${id}`,
    sequence: isCancelled ? 1 : 0,
    isCancelled,
    changedAt,
    startsAt: toGeorgianNoon(from),
    endsAt: toGeorgianNoon(to),
    isAllDay: true,
    summary: title,
    location: '',
    description: '',
  }
}

/** True while the stay can still take place. */
export function isOpenStay(state: StayState): boolean {
  return state === 'requested' || state === 'confirmed'
}

/** Adds days to a day such as `2026-12-01`. Time zones play no part, as all days are Georgian. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the day some months later, or the last one of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  const later = new Date(Date.UTC(year, month - 1 + count, Math.min(dayOfMonth, lastOfMonth)))
  return later.toISOString().slice(0, 10)
}

/** Counts the nights between an arrival and a departure; not positive unless the departure is later. */
export function countNights({ from, to }: StayDates): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** Days of arrival and departure, such as `2026-12-01`. The last night is the one before `to`. */
export interface StayDates {
  from: string
  to: string
}

/** Parameters with which the pages of a statement show a stay in their forms. */
export type StayPageParams = Partial<StayDates> & { guests?: number }

const FRIDAY = 5
const SATURDAY = 6

/** True for the nights that begin on a Friday or a Saturday. */
export function isWeekendNight(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === FRIDAY || weekday === SATURDAY
}

/** Prices of a stay in whole units of the statement's currency, as the price of the statement. */
export interface StayPrices {
  price: number
  /** Price of a weekend night; undefined if it costs the same. */
  weekendPrice?: number | undefined
  cleaningFee: number
}

/** Sum of a stay: each line, and their total. */
export interface StaySum {
  nights: number
  nightPrice: number
  /** Nights at the weekend price, which `nights` excludes. */
  weekendNights: number
  weekendPrice: number
  cleaningFee: number
  total: number
}

/** Computes what a stay costs. Prices are whole, so nothing is rounded. */
export function computeStaySum(
  { from, to }: StayDates,
  { price, weekendPrice, cleaningFee }: StayPrices,
): StaySum {
  const all = countNights({ from, to })
  const days = Array.from({ length: all }, (_, night) => addDays(from, night))
  const weekendNights = weekendPrice === undefined ? 0 : days.filter(isWeekendNight).length
  const nights = all - weekendNights
  return {
    nights,
    nightPrice: price,
    weekendNights,
    weekendPrice: weekendPrice ?? price,
    cleaningFee,
    total: nights * price + weekendNights * (weekendPrice ?? price) + cleaningFee,
  }
}

export interface StayLimits {
  guests: number
  minNights: number
  maxNights: number
  horizonMonths: number
}

/** Returns the last day of departure that can be requested. */
export function getLastStayDay(today: string, { horizonMonths }: Pick<StayLimits, 'horizonMonths'>): string {
  return addMonths(today, horizonMonths)
}

/** Reasons for which dates and guests do not fit the terms. */
export type StayError = 'past' | 'order' | 'short' | 'long' | 'far' | 'guests' | 'occupied'

/**
 * Returns the first reason for which a stay cannot be requested.
 * @param today day in Georgia
 * @param occupied ranges of nights that are blocked or confirmed
 */
export function findStayError(
  { from, to, guests }: StayDates & { guests: number },
  { limits, today, occupied }: { limits: StayLimits; today: string; occupied: readonly StayDates[] },
): StayError | undefined {
  if (from < today) return 'past'
  if (to <= from) return 'order'
  if (to > getLastStayDay(today, limits)) return 'far'
  const nights = countNights({ from, to })
  if (nights < limits.minNights) return 'short'
  if (nights > limits.maxNights) return 'long'
  if (guests > limits.guests) return 'guests'
  return occupied.some((range) => from < range.to && range.from < to) ? 'occupied' : undefined
}
