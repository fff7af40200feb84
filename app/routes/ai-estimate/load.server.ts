import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadEstimate } from '../../features/estimate/index.server'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { configuration } from '../../upstream/content.server'
import { lastEstimates } from '../../upstream/last-estimates.server'
import { cities } from '../../upstream/locations.server'

/** The estimator as a page of the account, with the person's last estimates. */
export async function loadEstimatePage(args: LoaderFunctionArgs) {
  const visitor = readVisitor(args)
  await requireUser(visitor, args.request)
  const [estimate, last, places, config, i18n] = await Promise.all([
    loadEstimate(args),
    visitor.optional('last estimates', visitor.call(lastEstimates)),
    visitor.optional('cities', visitor.reference(cities)),
    visitor.optional('exchange rate', visitor.reference(configuration)),
    i18nFor(visitor.language),
  ])
  const urbans = places?.flatMap((city) => city.districts.flatMap((district) => district.urbans)) ?? []
  return {
    estimate,
    last: last?.map((one) => ({ ...one, place: urbans.find(({ id }) => id === one.urbanId)?.name ?? '' })),
    rate: config?.exchangeRate?.rate,
    title: i18n.getFixedT(visitor.language, 'estimate')('title'),
    mistake:
      estimate.form && estimate.form.mistakes.length > 0
        ? i18n.getFixedT(visitor.language, 'ui')('mistake')
        : undefined,
  }
}
