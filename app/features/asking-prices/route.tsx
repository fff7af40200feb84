import type { LinksFunction, LoaderFunctionArgs, MetaFunction, SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { formatMoney } from '~/features/statements'
import { formatNumber } from '~/i18n/format'
import { formatMonth } from '~/i18n/format-month'
import { toLocalizedPath } from '~/i18n/languages'
import { ASKING_PRICES_PATH } from '~/page/asking-prices-href'
import { usePage } from '~/page/use-page'
import { createBreadcrumbList } from '~/seo/breadcrumb-list'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/select'
import { Table } from '~/ui/table'
import { TextPage, TextSection } from '~/ui/text-page'
import textSheet from '~/ui/text-page.css?url'
import { UnreachablePart } from '~/ui/unreachable-part'
import type { Quartiles } from '~/upstream/asking-prices.server'
import { MIN_PRICED_STATEMENTS } from '~contract/asking-prices'
import { CURRENCY_SIGNS, type Currency } from '~contract/currencies'
import sheet from './asking-prices.css?url'
import { convertQuartiles, toPricePoints } from './draw-months'
import { type AskingPricesData, loadAskingPrices } from './loader.server'
import { PriceChart } from './price-chart'

export const loader = (args: LoaderFunctionArgs) => loadAskingPrices(args)

export const action = pageAction()

export const links: LinksFunction = () => [textSheet, sheet].map((href) => ({ rel: 'stylesheet', href }))

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const root = findPageContext(matches)
  if (!data || !root) return []
  const { title, description, canonical, canonicalByLanguage, heading, allHref, allLabel, kind } = data
  const crumbs = [
    { label: allLabel, href: allHref },
    { label: heading, href: canonical },
  ]
  return [
    ...createPageMeta({ title, description, canonical, canonicalByLanguage }, root),
    ...(kind.urbanId === undefined ? [] : [{ 'script:ld+json': createBreadcrumbList(crumbs, root.origin) }]),
  ]
}

type PageData = SerializeFrom<AskingPricesData>

export default function AskingPrices() {
  const { t } = useTranslation('asking-prices')
  const data = useLoaderData<typeof loader>()
  const { kind, isReachable, canonical, sections, related, searchHref, allHref, title } = data
  return (
    <TextPage title={title} lead={data.description}>
      <KindForm data={data} />
      {isReachable ? (
        kind.urbanId === undefined ? (
          <Neighbourhoods data={data} />
        ) : (
          <Months data={data} />
        )
      ) : (
        <UnreachablePart retryHref={canonical} />
      )}
      <p>
        <a href={searchHref}>{t('search')}</a>{' '}
        {kind.urbanId === undefined ? null : (
          <>
            {' · '}
            <a href={allHref}>{t('all')}</a>
          </>
        )}
      </p>
      {sections.map((messages) => (
        <TextSection key={messages.title} id="rules" messages={messages}>
          <ul>
            {related.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </TextSection>
      ))}
    </TextPage>
  )
}

/** Formats both currencies, the visitor's first. */
function usePriceFormat() {
  const { language, currency } = usePage()
  const order: [Currency, Currency] = currency === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  const format = (quartiles: Quartiles, usdRate: number, name: keyof Quartiles, one: Currency) =>
    formatMoney(Math.round(convertQuartiles(quartiles, one, usdRate)[name]), one, language)
  const listMedians = (quartiles: Quartiles, usdRate: number) =>
    order.map((one) => format(quartiles, usdRate, 'median', one))
  const listMiddles = (quartiles: Quartiles, usdRate: number) =>
    order.map(
      (one) => `${format(quartiles, usdRate, 'lower', one)}–${format(quartiles, usdRate, 'upper', one)}`,
    )
  const [first] = order
  return {
    first,
    formatMedian: (quartiles: Quartiles, usdRate: number) => formatBoth(listMedians(quartiles, usdRate)),
    formatMiddle: (quartiles: Quartiles, usdRate: number) => formatBoth(listMiddles(quartiles, usdRate)),
    renderMedian: (quartiles: Quartiles, usdRate: number) => (
      <BothAmounts amounts={listMedians(quartiles, usdRate)} />
    ),
    renderMiddle: (quartiles: Quartiles, usdRate: number) => (
      <BothAmounts amounts={listMiddles(quartiles, usdRate)} />
    ),
  }
}

const formatBoth = ([first, second]: string[]) => `${first} (${second})`

function BothAmounts({ amounts: [first, second] }: { amounts: string[] }) {
  return (
    <>
      <span className="nowrap">{first}</span> <small className="mute">{second}</small>
    </>
  )
}

function Months({ data: { months, title } }: { data: PageData }) {
  const { t } = useTranslation('asking-prices')
  const { language } = usePage()
  const { first, formatMedian, formatMiddle, renderMedian, renderMiddle } = usePriceFormat()
  const [latest] = months
  if (!latest) return <p>{t('none_yet')}</p>
  const known = months.filter(({ statements }) => statements > 0)
  const month = formatMonth(latest.month, language)
  const points = toPricePoints(months.toReversed(), first)
  const [start, end] = [points[0], points.at(-1)]
  const formatPoint = (amount = 0) => formatMoney(Math.round(amount), first, language)
  return (
    <>
      <p>
        {latest.quartiles
          ? t('latest', {
              month,
              count: latest.statements,
              middle: formatMiddle(latest.quartiles, latest.usdRate),
              median: formatMedian(latest.quartiles, latest.usdRate),
            })
          : t('small', { month, count: latest.statements, min: MIN_PRICED_STATEMENTS })}
      </p>
      {start && end && points.length > 1 ? (
        <PriceChart
          points={points}
          currency={first}
          label={t('chart', {
            currency: CURRENCY_SIGNS[first],
            first: formatPoint(start.quartiles.median),
            first_month: formatMonth(start.month, language),
            last: formatPoint(end.quartiles.median),
            last_month: formatMonth(end.month, language),
          })}
          legend={{
            median: t('legend.median', { currency: CURRENCY_SIGNS[first] }),
            quartiles: t('legend.quartiles'),
          }}
        />
      ) : null}
      {known.length > 0 ? (
        <Table
          caption={title}
          rows={known}
          rowKey={(row) => row.month}
          columns={[
            { key: 'month', head: t('head.month'), cell: (row) => formatMonth(row.month, language) },
            {
              key: 'median',
              head: t('head.median'),
              number: true,
              cell: ({ quartiles, usdRate }) =>
                quartiles ? renderMedian(quartiles, usdRate) : <span className="mute">{t('no_median')}</span>,
            },
            {
              key: 'middle',
              head: t('head.quartiles'),
              number: true,
              cell: ({ quartiles, usdRate }) => (quartiles ? renderMiddle(quartiles, usdRate) : null),
            },
            {
              key: 'statements',
              head: t('head.statements'),
              number: true,
              cell: ({ statements }) => formatNumber(statements, language),
            },
          ]}
        />
      ) : null}
    </>
  )
}

function Neighbourhoods({ data: { latest, cities } }: { data: PageData }) {
  const { t } = useTranslation('asking-prices')
  const { language } = usePage()
  const { renderMedian, renderMiddle } = usePriceFormat()
  if (!latest) return <p>{t('none_yet')}</p>
  if (cities.length === 0) return <p>{t('no_places')}</p>
  const month = formatMonth(latest.month, language)
  const hasMedians = cities.some(({ rows }) => rows.some(({ quartiles }) => quartiles))
  return (
    <>
      <p>{hasMedians ? t('at_end', { month }) : t('no_medians', { month, min: MIN_PRICED_STATEMENTS })}</p>
      {cities.map(({ id, name, rows }) => {
        const counted = rows.filter(({ quartiles }) => quartiles)
        const few = rows.filter(({ quartiles }) => !quartiles)
        return (
          <section key={id}>
            <h2>{name}</h2>
            {counted.length > 0 ? (
              <Table
                caption={name}
                rows={counted}
                rowKey={(row) => row.id}
                columns={[
                  {
                    key: 'place',
                    head: t('head.place'),
                    cell: (row) => <a href={row.href}>{row.name}</a>,
                  },
                  {
                    key: 'median',
                    head: t('head.median'),
                    number: true,
                    cell: ({ quartiles }) => quartiles && renderMedian(quartiles, latest.usdRate),
                  },
                  {
                    key: 'middle',
                    head: t('head.quartiles'),
                    number: true,
                    wide: true,
                    cell: ({ quartiles }) => quartiles && renderMiddle(quartiles, latest.usdRate),
                  },
                  {
                    key: 'statements',
                    head: t('head.statements'),
                    number: true,
                    cell: ({ statements }) => formatNumber(statements, language),
                  },
                ]}
              />
            ) : null}
            {few.length > 0 ? (
              <p className="sm">
                {t('small_places', { min: MIN_PRICED_STATEMENTS })}:{' '}
                {few.map((row, index) => (
                  <span key={row.id}>
                    {index > 0 ? ', ' : null}
                    <a href={row.href}>{row.name}</a> ({formatNumber(row.statements, language)})
                  </span>
                ))}
              </p>
            ) : null}
          </section>
        )
      })}
    </>
  )
}

/** Renders the choice of another deal or type, which also works without script. */
function KindForm({ data: { kind, deals, types } }: { data: PageData }) {
  const { t } = useTranslation('asking-prices')
  const { language } = usePage()
  const toOptions = (entries: { id: number; name: string }[]) =>
    entries.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <form
      className="kind-form"
      method="get"
      action={toLocalizedPath(ASKING_PRICES_PATH, language)}
      aria-label={t('form')}
    >
      <SelectField
        id="deal"
        name="deal_types"
        label={t('deal')}
        options={toOptions(deals)}
        defaultValue={kind.dealId}
      />
      <SelectField
        id="type"
        name="real_estate_types"
        label={t('type')}
        options={toOptions(types)}
        defaultValue={kind.typeId}
      />
      {kind.urbanId === undefined ? null : <input type="hidden" name="urbans" value={kind.urbanId} />}
      <Button>{t('show')}</Button>
    </form>
  )
}
