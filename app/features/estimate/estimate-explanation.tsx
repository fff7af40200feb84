import { useTranslation } from 'react-i18next'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { ACCURACY_PATH } from '~/page/accuracy-path'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import { SectionHeading } from '~/ui/section-heading'
import { type Column, Table } from '~/ui/table'
import type { Comparable } from '~/upstream/estimate.server'
import type { ResultView } from './result-view.server'
import { useFormatSums } from './use-format-sums'

interface EstimateExplanationProps {
  result: ResultView
  price: { total: number; currencyId: number }
}

export function EstimateExplanation({ result, price }: EstimateExplanationProps) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  const { explanation } = result
  if (!explanation) return null
  const { basis, comparablesCount } = explanation
  return (
    <section className="stack">
      <ContributionChart explanation={explanation} price={price} />
      <SectionHeading>{t('comparables.title')}</SectionHeading>
      <p className="sm mute">
        {t('comparables.count', { count: comparablesCount, shown: formatNumber(comparablesCount, language) })}{' '}
        {t('comparables.data', {
          count: basis.offers,
          shown: formatNumber(basis.offers, language),
          day: formatDay(new Date(basis.dataUntil), language),
        })}
      </p>
      <Disclosure summary={t('comparables.show', { count: explanation.comparables.length })} wide>
        <ComparableTable rows={explanation.comparables} currencyId={price.currencyId} />
      </Disclosure>
      <p className="sm">
        <a href={toLocalizedPath(ACCURACY_PATH, language)}>{t('accuracy.link')}</a>
      </p>
    </section>
  )
}

type Explanation = NonNullable<ResultView['explanation']>

function ContributionChart({
  explanation,
  price,
}: {
  explanation: Explanation
  price: EstimateExplanationProps['price']
}) {
  const { t } = useTranslation('estimate')
  const { plain, signed } = useFormatSums(price.currencyId, undefined)
  const names: Record<string, string> = t('breakdown.factors', { returnObjects: true })
  const maxAmount = Math.max(1, ...explanation.contributions.map(({ amount }) => Math.abs(amount)))
  return (
    <>
      <SectionHeading>{t('breakdown.title')}</SectionHeading>
      <table className="table estimate-parts">
        <caption className="visually-hidden">{t('breakdown.title')}</caption>
        <tbody>
          <tr>
            <th scope="row">{t('breakdown.baseline')}</th>
            <td className="wide" />
            <td className="n">{plain(explanation.baselinePrice)}</td>
          </tr>
          {explanation.contributions.map(({ key, amount }) => (
            <tr key={key}>
              <th scope="row">{names[key] ?? key}</th>
              <td className="wide">
                <ContributionBar share={amount / maxAmount} />
              </td>
              <td className="n">{signed(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('breakdown.total')}</th>
            <td className="wide" />
            <td className="n">{plain(price.total)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  )
}

function ContributionBar({ share }: { share: number }) {
  const length = Math.round(Math.abs(share) * 50)
  return (
    <svg
      className="estimate-bar"
      viewBox="0 0 100 8"
      width="100"
      height="8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        x={share < 0 ? 50 - length : 50}
        width={length}
        height="8"
        className={share < 0 ? 'less' : 'more'}
      />
      <path d="M50 0v8" />
    </svg>
  )
}

function ComparableTable({ rows, currencyId }: { rows: Comparable[]; currencyId: number }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  const { plain } = useFormatSums(currencyId, undefined)
  const columns: Column<Comparable>[] = [
    {
      key: 'offer',
      head: t('comparables.offer'),
      cell: ({ id, area, floor, totalFloors }) => (
        <a href={toLocalizedPath(`/statements/${id}`, language)}>
          {t('comparables.facts', { area: formatNumber(area, language, 1), floor, total: totalFloors })}
        </a>
      ),
    },
    {
      key: 'price',
      head: t('comparables.price_per_square'),
      number: true,
      cell: ({ perMetre }) => plain(perMetre),
    },
    {
      key: 'distance',
      head: t('comparables.distance'),
      number: true,
      cell: ({ metresAway }) => t('comparables.metres', { metres: formatNumber(metresAway, language) }),
    },
    {
      key: 'age',
      head: t('comparables.listed_for'),
      number: true,
      wide: true,
      cell: ({ ageDays }) => t('comparables.days', { count: ageDays }),
    },
    {
      key: 'adjustment',
      head: t('comparables.adjustment'),
      number: true,
      cell: ({ adjustmentPercent }) =>
        `${adjustmentPercent > 0 ? '+' : ''}${formatNumber(adjustmentPercent, language, 1).replace('-', '−')}%`,
    },
    {
      key: 'adjusted',
      head: t('comparables.adjusted'),
      number: true,
      wide: true,
      cell: ({ adjustedPerMetre }) => plain(adjustedPerMetre),
    },
  ]
  return <Table caption={t('comparables.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
