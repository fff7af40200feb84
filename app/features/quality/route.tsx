import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { ACCURACY_PATH } from '~/page/accuracy-path'
import { QUALITY_PATH } from '~/page/quality-href'
import { getRankingHref } from '~/page/ranking-href'
import { getTrustHref } from '~/page/trust-href'
import { createMeta } from '~/seo/page-meta'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { Flash } from '~/ui/flash'
import { type Column, Table } from '~/ui/table'
import { TextPage, TextSection, type TextSectionMessages } from '~/ui/text-page'
import sheet from '~/ui/text-page.css?url'
import { UnreachablePart } from '~/ui/unreachable-part'
import type { QualityFigures } from '~/upstream/statement-quality.server'
import { toGeorgianTime } from '~contract/values/georgian-time'
import { FigureTable } from './figure-table'
import { FigureValue } from './figure-value'
import { FIGURE_SECTIONS, type FigureName, type FigureSection } from './figures'
import type { CityRow } from './groups'
import { loadQuality, type QualityTranslate, requireOwnStatements, TEXT_VALUES } from './loader.server'
import { QUALITY_JSON_PATH } from './quality-json'

export async function loader(args: LoaderFunctionArgs) {
  requireOwnStatements(args)
  const { site, caching } = args.context
  // Figures are cached for an hour, whatever changes meanwhile.
  caching.allow({ params: [], topics: ['content'] })
  const visitor = getVisitor(args)
  const { language } = visitor
  const { t, figures, ...quality } = await loadQuality(visitor)
  if (!figures) caching.forbid()
  return {
    title: t('title'),
    description: t('description'),
    canonical: toLocalizedPath(QUALITY_PATH, language),
    updated: figures ? t('counted', formatCountedAt(figures, visitor)) : t('recounted'),
    state: figures
      ? ('counted' as const)
      : figures === null
        ? ('counting' as const)
        : ('unreachable' as const),
    isMadeUp: figures?.isMadeUp ?? false,
    sections: listSections(t),
    ...quality,
    accuracyHref: toLocalizedPath(ACCURACY_PATH, language),
    rankingHref: getRankingHref(site, language),
    trustHref: getTrustHref(site, language),
    jsonHref: toLocalizedPath(QUALITY_JSON_PATH, language),
    contactHref: toLocalizedPath('/contact', language),
  }
}

type QualityData = Awaited<ReturnType<typeof loader>>

/** Returns the sections; one named like figures has them below its text. */
function listSections(t: QualityTranslate): (TextSectionMessages & { name: string })[] {
  return t('sections', { ...TEXT_VALUES, returnObjects: true })
}

function formatCountedAt({ countedAt }: QualityFigures, { language }: Visitor) {
  return { day: formatDay(countedAt, language), time: toGeorgianTime(countedAt) }
}

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function Quality() {
  return <QualityPage data={useLoaderData<typeof loader>()} />
}

/** Renders the table, even if the names of deals and types are unavailable. */
function KindTable({ data: { state, kinds, canonical } }: { data: QualityData }) {
  const { t } = useTranslation('quality')
  const columns = useGroupColumns()
  if (state !== 'counted') return null
  if (!kinds) return <UnreachablePart retryHref={canonical} />
  if (kinds.length === 0) return <p>{t('none')}</p>
  return (
    <Table
      caption={t('head.kind')}
      rows={kinds}
      rowKey={({ deal, kind }) => `${deal.id} ${kind?.id}`}
      columns={[
        {
          key: 'kind',
          head: t('head.kind'),
          cell: ({ deal, kind }) => (kind ? kind.name : <b>{deal.name}</b>),
        },
        ...columns,
      ]}
    />
  )
}

function OwnerTable({ data: { owners }, caption }: { data: QualityData; caption: string }) {
  const { t } = useTranslation('quality')
  const columns = useGroupColumns()
  if (!owners || owners.length === 0) return null
  return (
    <Table
      caption={caption}
      rows={owners}
      rowKey={({ type }) => type}
      columns={[{ key: 'owner', head: t('head.owner'), cell: ({ label }) => label }, ...columns]}
    />
  )
}

function useGroupColumns(): Column<{ statements: number; share: number | undefined }>[] {
  const { t } = useTranslation('quality')
  return [
    {
      key: 'statements',
      head: t('head.count'),
      number: true,
      cell: ({ statements }) => <FigureValue unit="count" value={statements} none="" />,
    },
    {
      key: 'share',
      head: t('head.share'),
      number: true,
      cell: ({ share }) => <FigureValue unit="percent" value={share} none={t('small_base')} />,
    },
  ]
}

export function QualityPage({ data }: { data: QualityData }) {
  const { t } = useTranslation(['quality', 'trust'])
  return (
    <TextPage title={data.title} lead={data.description} updated={data.updated}>
      <Notice data={data} />
      {data.sections.map(({ name, ...messages }) => (
        <TextSection key={name} id={name} messages={messages}>
          {isFigureSection(name) ? <FigureTable section={name} caption={messages.title} data={data} /> : null}
          {name === 'listings' ? <KindTable data={data} /> : null}
          {name === 'owners' ? <OwnerTable data={data} caption={messages.title} /> : null}
          {name === 'cities' ? <CityTables data={data} /> : null}
        </TextSection>
      ))}
      <section className="prose" id="data">
        <h2>{t('data.title')}</h2>
        <p>
          {t('data.text')} <a href={data.jsonHref}>quality.json</a>
        </p>
        <p>
          <a href={data.rankingHref}>{t('data.ranking')}</a>
        </p>
        <p>
          <a href={data.trustHref}>{t('trust:title')}</a>
        </p>
        <p>
          <a href={data.contactHref}>{t('data.contact')}</a>
        </p>
      </section>
    </TextPage>
  )
}

const isFigureSection = (name: string): name is FigureSection =>
  FIGURE_SECTIONS.some((section) => section === name)

function Notice({ data: { state, isMadeUp, canonical } }: { data: QualityData }) {
  const { t } = useTranslation('quality')
  if (state === 'unreachable') return <UnreachablePart retryHref={canonical} />
  if (state === 'counting')
    return (
      <Flash tone="info" quiet>
        {t('counting')}
      </Flash>
    )
  return isMadeUp ? (
    <Flash tone="info" quiet>
      {t('demo_notice')}
    </Flash>
  ) : null
}

/** Columns of two tables, as phones have little room. */
const TABLES = [
  { name: 'freshness', figures: ['statements', 'median_age_days', 'updated_in_30_days'] },
  { name: 'completeness', figures: ['with_photos', 'with_house_number', 'with_cadastral_code'] },
] as const satisfies readonly { name: FigureSection; figures: readonly FigureName[] }[]

function CityTables({ data: { state, cities, canonical } }: { data: QualityData }) {
  const { t } = useTranslation('quality')
  if (state !== 'counted') return null
  if (!cities) return <UnreachablePart retryHref={canonical} />
  if (cities.length === 0) return <p>{t('no_cities')}</p>
  return TABLES.map(({ name, figures }) => (
    <Table
      key={name}
      caption={t(`city_tables.${name}`)}
      rows={cities}
      rowKey={({ id }) => id}
      columns={[
        { key: 'city', head: t('head.city'), cell: ({ name }) => name },
        ...figures.map(
          (figure): Column<CityRow> => ({
            key: figure,
            head: t(`head.${figure}`),
            number: true,
            cell: (city) => <CityFigure city={city} name={figure} />,
          }),
        ),
      ]}
    />
  ))
}

function CityFigure({ city, name }: { city: CityRow; name: FigureName }) {
  const { t } = useTranslation('quality')
  const figure = city.figures.find((one) => one.name === name)
  return figure ? <FigureValue unit={figure.unit} value={figure.value} none={t('small_base')} /> : null
}
