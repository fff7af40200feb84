import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseStatementId, statementUrl } from '~/features/statements'
import { notFound } from '~/http/error-responses.server'
import { withParams } from '~/http/with-params'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { throwNotFoundIfMissing } from '~/page/missing-data.server'
import { getVisitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { statementById } from '~/upstream/statement-details.server'
import { type StayOffer, type StayTerms, stayOffer } from '~/upstream/stays.server'
import {
  addDays,
  addMonths,
  computeStaySum,
  countNights,
  findStayError,
  getLastStayDay,
  type StayError,
  type StaySum,
  toStayPath,
} from '~contract/stays'
import { toAsciiDigits } from '~contract/values/ascii-digits'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { parseDay } from '~contract/values/typed-time'
import {
  type CalendarMonth,
  type CalendarNight,
  isWithin,
  listShownMonths,
  listWeeks,
  SHOWN_MONTHS,
} from './months'

const DEFAULT_GUESTS = 2
/** Maximum length of a parameter that is shown again. */
const MAX_TEXT_LENGTH = 40

/** Errors of the fields: what is wrong with the text, or why the stay does not fit the terms. */
type FieldErrorName = StayError | 'from' | 'to' | 'guests_text' | 'arrival_occupied'

/** Field beside which an error stands. */
const FIELDS: Readonly<Record<FieldErrorName, 'from' | 'to' | 'guests'>> = {
  from: 'from',
  to: 'to',
  guests_text: 'guests',
  past: 'from',
  arrival_occupied: 'from',
  order: 'to',
  short: 'to',
  long: 'to',
  far: 'to',
  guests: 'guests',
  occupied: 'to',
}

interface Chosen {
  /** Valid day of arrival. */
  from: string | undefined
  /** Valid day of departure. */
  to: string | undefined
  guests: number | undefined
  error: FieldErrorName | undefined
}

/** Loads the terms, the calendar, and the sum of the chosen stay; 404 for another kind of statement. */
export async function loadStayPage({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const id = requireStatementId(params)
  const [statement, offer, config, user, i18n] = await Promise.all([
    visitor.call(statementById(id)).catch(throwNotFoundIfMissing('errors.statement_not_found')),
    visitor.call(stayOffer(id)).catch(throwNotFoundIfMissing('errors.statement_not_found')),
    visitor.optional('exchange rate', visitor.cachedCall(configuration)),
    visitor.optional('user', visitor.user()),
    getI18n(language),
  ])
  const url = new URL(request.url)
  const toHref = (more: Record<string, string | number | undefined>) =>
    toLocalizedPath(withParams(toStayPath(id), more), language)
  return {
    title: i18n.getFixedT(language, 'stays')('request_title'),
    canonical: toStayPath(id),
    statement: {
      title: statement.title,
      isOwn: statement.isOwn,
      href: statementUrl(statement, language),
      id,
    },
    price: offer.price,
    currencyId: offer.currencyId,
    rate: config?.exchangeRate,
    isSignedIn: visitor.isSignedIn,
    known: { name: user?.name, phone_number: user?.phone },
    stay: offer.terms && describeStay(offer, offer.terms, { query: url.searchParams, toHref }),
  }
}

export type StayPageData = Awaited<ReturnType<typeof loadStayPage>>

/** @throws Response 404 for a malformed id */
export function requireStatementId({ id: text }: { id?: string }): number {
  const id = parseStatementId(text)
  if (id === undefined) throw notFound('errors.statement_not_found')
  return id
}

interface StayContext {
  query: URLSearchParams
  toHref: (params: Record<string, string | number | undefined>) => string
}

function describeStay(offer: StayOffer, terms: StayTerms, { query, toHref }: StayContext) {
  const today = toGeorgianDate(new Date())
  const last = getLastStayDay(today, terms)
  const typed = {
    from: getText(query, 'from'),
    to: getText(query, 'to'),
    guests: getText(query, 'guests') || String(Math.min(DEFAULT_GUESTS, terms.guests)),
  }
  const chosen = choose(typed, { terms, today, occupied: offer.occupied })
  const prices = { price: offer.price, weekendPrice: terms.weekendPrice, cleaningFee: terms.cleaningFee }
  const { from, to, guests, error } = chosen
  const isWhole = from !== undefined && to !== undefined && guests !== undefined && error === undefined
  const sum: StaySum | undefined = isWhole ? computeStaySum({ from, to }, prices) : undefined
  const shownMonths = listShownMonths(query.get('month') ?? from?.slice(0, 7), { today, last })
  const describeNight = createDescribeNight({
    chosen,
    guests: typed.guests,
    terms,
    occupied: offer.occupied,
    today,
    last,
    toHref,
  })
  const months: CalendarMonth[] = shownMonths.map((month) => ({
    month,
    weeks: listWeeks(month, describeNight),
  }))
  return {
    terms,
    today,
    last,
    typed,
    error: error && { name: error, field: FIELDS[error] },
    sum,
    dates: isWhole ? { from, to, guests } : undefined,
    choosesDeparture: from !== undefined && to === undefined && error === undefined,
    months,
    ...toMonthHrefs(shownMonths, { today, last, toHref: (month) => toHref({ ...typed, month }) }),
    clearHref: from || to ? toHref({ guests: typed.guests }) : undefined,
  }
}

function getText(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, MAX_TEXT_LENGTH)
}

interface Typed {
  from: string
  to: string
  guests: string
}

interface Limits {
  terms: StayTerms
  today: string
  occupied: StayOffer['occupied']
}

function choose(typed: Typed, { terms, today, occupied }: Limits): Chosen {
  const from = parseDay(typed.from)
  const to = parseDay(typed.to)
  const digits = toAsciiDigits(typed.guests)
  const guests = /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : undefined
  const find = (): FieldErrorName | undefined => {
    if (typed.from && !from) return 'from'
    if (typed.to && !to) return 'to'
    if (guests === undefined) return 'guests_text'
    if (from && from < today) return 'past'
    if (to && !from) return 'from'
    if (from && !to && isWithin(from, occupied)) return 'arrival_occupied'
    if (!from || !to) return undefined
    return findStayError({ from, to, guests }, { limits: terms, today, occupied })
  }
  return { from, to, guests, error: find() }
}

interface DescribeContext extends Limits {
  chosen: Chosen
  guests: string
  last: string
  toHref: StayContext['toHref']
}

/** Returns the function that describes each night of the calendar. */
function createDescribeNight({ chosen, guests, terms, occupied, today, last, toHref }: DescribeContext) {
  const { from, to, error } = chosen
  const arrival = to === undefined && error === undefined ? from : undefined
  // The day on which the next occupied night begins can still be that of the departure.
  const nextOccupied = arrival && occupied.find((range) => range.from > arrival)?.from
  const isDeparture = (day: string): boolean => {
    if (arrival === undefined || day <= arrival || day > last) return false
    const nights = countNights({ from: arrival, to: day })
    return nights >= terms.minNights && nights <= terms.maxNights && (!nextOccupied || day <= nextOccupied)
  }
  return (day: string): CalendarNight => {
    const isOccupied = isWithin(day, occupied)
    const isChosen = from !== undefined && (to === undefined ? day === from : day >= from && day < to)
    const state = day < today || day > last ? 'past' : isOccupied ? 'occupied' : isChosen ? 'chosen' : 'free'
    if (isDeparture(day)) return { day, state, isDeparture: true, href: toHref({ from, to: day, guests }) }
    const canArrive = state === 'free' && day < addDays(last, 1 - terms.minNights)
    return { day, state, href: canArrive ? toHref({ from: day, guests }) : undefined }
  }
}

interface MonthRange {
  today: string
  last: string
  toHref: (month: string) => string
}

/** Returns the pages of the months before and after the shown ones, where there are any. */
export function toMonthHrefs(shown: readonly string[], { today, last, toHref }: MonthRange) {
  const first = `${shown[0]}-01`
  // A month before that of today leads to that of today.
  const previous = addMonths(first, -SHOWN_MONTHS).slice(0, 7)
  const next = addMonths(first, SHOWN_MONTHS).slice(0, 7)
  return {
    previousHref: first > today ? toHref(previous) : undefined,
    nextHref: next <= last.slice(0, 7) ? toHref(next) : undefined,
  }
}
