import type { LoaderFunctionArgs } from '@remix-run/node'
import { getI18n } from '~/i18n/i18n.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { cities } from '~/upstream/locations.server'
import { recentEstimates } from '~/upstream/recent-estimates.server'
import { loadEstimate } from './loader.server'

export async function loadEstimatePage(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const [estimate, last, places, config, i18n] = await Promise.all([
    loadEstimate(args),
    visitor.optional('last estimates', visitor.call(recentEstimates)),
    visitor.optional('cities', visitor.cachedCall(cities)),
    visitor.optional('exchange rate', visitor.cachedCall(configuration)),
    getI18n(visitor.language),
  ])
  const urbans = places?.flatMap((city) => city.districts.flatMap((district) => district.urbans)) ?? []
  return {
    estimate,
    last: last?.map((one) => ({ ...one, place: urbans.find(({ id }) => id === one.urbanId)?.name ?? '' })),
    rate: config?.exchangeRate?.rate,
    title: i18n.getFixedT(visitor.language, 'estimate')('title'),
  }
}
