import type { LoaderFunctionArgs } from '@remix-run/node'
import { getI18n } from '~/i18n/i18n.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { type Stay, staysOfUser } from '~/upstream/stays.server'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { splitStays } from './split-stays'

/** Loads the user's stays as a guest and as an owner. */
export async function loadStayList({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const [stays, config, i18n] = await Promise.all([
    visitor.call(staysOfUser),
    visitor.optional('exchange rate', visitor.cachedCall(configuration)),
    getI18n(visitor.language),
  ])
  const today = toGeorgianDate(new Date())
  const ofParty = (party: Stay['party']) =>
    splitStays(
      stays.filter((stay) => stay.party === party),
      today,
    )
  return {
    rate: config?.exchangeRate?.rate,
    title: i18n.getFixedT(visitor.language, 'stays')('list_title'),
    asGuest: ofParty('seeker'),
    asOwner: ofParty('owner'),
  }
}

export type StayListData = Awaited<ReturnType<typeof loadStayList>>
