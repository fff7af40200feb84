import type { LoaderFunctionArgs } from '@remix-run/node'
import { getI18n } from '~/i18n/i18n.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { ownStatementPage } from '~/upstream/own-statements.server'
import { offeredViewingTimes, ownViewings } from '~/upstream/viewings.server'
import { DAY_MS, toGeorgianDate } from '~contract/values/georgian-time'
import { parseId } from '~contract/values/ids'
import { isCancelled, VIEWING_STATEMENT_PARAM } from '~contract/viewings'

const MAX_STATEMENTS = '100'

/** Loads the user's viewings on both sides, and what the form that offers times needs. */
export async function loadViewingList({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const active = new URLSearchParams({ status: 'active', per_page: MAX_STATEMENTS })
  const [viewings, times, statements, i18n] = await Promise.all([
    visitor.call(ownViewings),
    visitor.call(offeredViewingTimes),
    visitor.optional('own statements', visitor.call(ownStatementPage(active))),
    getI18n(visitor.language),
  ])
  const now = new Date()
  return {
    title: i18n.getFixedT(visitor.language, 'viewings')('list_title'),
    coming: viewings.filter(({ endsAt, state }) => endsAt > now && !isCancelled(state)),
    former: viewings.filter(({ endsAt, state }) => endsAt <= now || isCancelled(state)),
    times,
    statements: statements?.statements.map(({ id, title }) => ({ id, title })) ?? [],
    known: {
      statement_id: parseId(new URL(request.url).searchParams.get(VIEWING_STATEMENT_PARAM) ?? ''),
      date: toGeorgianDate(new Date(now.getTime() + DAY_MS)),
    },
  }
}

export type ViewingListData = Awaited<ReturnType<typeof loadViewingList>>
