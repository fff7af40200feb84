import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '~/http/error-responses.server'
import { withParams } from '~/http/with-params'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { throwNotFoundIfMissing } from '~/page/missing-data.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { ownStays } from '~/upstream/stays.server'
import { addDays, addMonths, toOwnStaysPath } from '~contract/stays'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { parseId } from '~contract/values/ids'
import { isWithin, listShownMonths, listWeeks } from './months'
import { toMonthHrefs } from './stay-page.server'

const CALENDAR_MONTHS = 12

/** Loads the stays of an own statement; 404 for others, and for statements that are not for daily rent. */
export async function loadOwnStays({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const id = requireOwnStatementId(params)
  const [own, i18n] = await Promise.all([
    visitor.call(ownStays(id)).catch(throwNotFoundIfMissing('errors.page_desc')),
    getI18n(visitor.language),
  ])
  const today = toGeorgianDate(new Date())
  const last = addMonths(today, CALENDAR_MONTHS)
  const shown = listShownMonths(new URL(request.url).searchParams.get('month') ?? undefined, { today, last })
  const confirmed = own.stays.filter(({ state }) => state === 'confirmed')
  const occupied = [...own.blocked, ...confirmed]
  const toHref = (month: string) =>
    toLocalizedPath(withParams(toOwnStaysPath(id), { month }), visitor.language)
  return {
    id,
    title: i18n.getFixedT(visitor.language, 'stays')('own_title'),
    own,
    today,
    tomorrow: addDays(today, 1),
    last,
    calendar: {
      months: shown.map((month) => ({
        month,
        weeks: listWeeks(month, (day) => ({
          day,
          state: day < today ? 'past' : isWithin(day, occupied) ? 'occupied' : 'free',
        })),
      })),
      ...toMonthHrefs(shown, { today, last, toHref }),
    },
  }
}

export type OwnStaysData = Awaited<ReturnType<typeof loadOwnStays>>

/** @throws Response 404 for a malformed id */
export function requireOwnStatementId({ id: text = '' }: { id?: string }): number {
  const id = parseId(text)
  if (id === undefined) throw notFound('errors.page_desc')
  return id
}
