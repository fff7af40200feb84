import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { formatNumber } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { getI18n } from '~/i18n/i18n.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Section } from '~/ui/section'
import { type Column, Table } from '~/ui/table'
import { configuration } from '~/upstream/content.server'
import { cities } from '~/upstream/locations.server'
import { type RecentEstimate, recentEstimates } from '~/upstream/recent-estimates.server'
import { ESTIMATE_PATH } from '~contract/estimate'
import { parseGeorgianTimestamp } from '~contract/values/georgian-time'
import { estimateAction } from './action.server'
import { EstimateTab } from './estimate-panel'
import { EstimateStylesheet } from './estimate-stylesheet'
import { loadEstimate } from './loader.server'
import { useFormatSums } from './use-format-sums'

export async function loader(args: LoaderFunctionArgs) {
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

export const action = pageAction(estimateAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: ESTIMATE_PATH,
  noIndex: true,
}))

export default function EstimatePage() {
  const { estimate, last, rate, title } = useLoaderData<typeof loader>()
  return (
    <div className="wrap estimate-view">
      <EstimateStylesheet />
      <h1>{title}</h1>
      <EstimateTab data={estimate} />
      <PreviousEstimates estimates={last} rate={rate} />
    </div>
  )
}

type NamedEstimate = RecentEstimate & { place: string }

interface PreviousEstimatesProps {
  /** Estimates; undefined if unavailable. */
  estimates: NamedEstimate[] | undefined
  rate: number | undefined
}

function PreviousEstimates({ estimates, rate }: PreviousEstimatesProps) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  const columns: Column<NamedEstimate>[] = [
    {
      key: 'flat',
      head: t('history.flat'),
      cell: ({ place, area, floor, totalFloors }) => (
        <>
          {place}
          <br />
          <span className="sm mute">
            {t('comparables.facts', { area: formatNumber(area, language, 1), floor, total: totalFloors })}
          </span>
        </>
      ),
    },
    {
      key: 'price',
      head: t('result.price'),
      number: true,
      cell: ({ estimate }) => (
        <FormattedSum amount={estimate.total} currencyId={estimate.currencyId} rate={rate} />
      ),
    },
    {
      key: 'square',
      head: t('result.price_per_square'),
      number: true,
      wide: true,
      cell: ({ estimate }) => (
        <FormattedSum amount={estimate.perMetre} currencyId={estimate.currencyId} rate={rate} />
      ),
    },
    {
      key: 'day',
      head: t('history.day'),
      cell: ({ madeAt }) => formatDateTime(parseGeorgianTimestamp(madeAt), language),
    },
  ]
  return (
    <Section title={t('history.title')}>
      {estimates === undefined ? <p>{t('history.failed')}</p> : null}
      {estimates?.length === 0 ? <p className="mute">{t('history.empty')}</p> : null}
      {estimates?.length ? (
        <Table caption={t('history.title')} columns={columns} rows={estimates} rowKey={({ id }) => id} />
      ) : null}
    </Section>
  )
}

function FormattedSum({
  amount,
  currencyId,
  rate,
}: {
  amount: number
  currencyId: number
  rate: number | undefined
}) {
  return useFormatSums(currencyId, rate).shown(amount)[0]
}
