import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { PLACE_REASONS_PATH } from '~/features/search-filters'
import { serviceDefinitions } from '~/features/services'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { getQualityHref } from '~/page/quality-href'
import { RANKING_JSON_PATH, RANKING_PATH } from '~/page/ranking-href'
import { TRUST_PATH } from '~/page/trust-href'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Table } from '~/ui/table'
import { TextPage, TextSection } from '~/ui/text-page'
import sheet from '~/ui/text-page.css?url'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import { listTexts, loadOrders, requireOwnSearch } from './messages.server'
import { RANKING_RULES_DATE } from './rules'

export async function loader(args: LoaderFunctionArgs) {
  requireOwnSearch(args)
  const visitor = getVisitor(args)
  const { language } = visitor
  const { t, homes, orders } = await loadOrders(visitor)
  const vipPath = serviceDefinitions.find(({ name }) => name === 'vip')?.landingPath
  return {
    title: t('ranking:title'),
    description: t('ranking:description'),
    canonical: toLocalizedPath(RANKING_PATH, language),
    updated: formatDay(toGeorgianNoon(RANKING_RULES_DATE), language, new Date(0)),
    orders,
    homes: homes.length > 0 ? homes.map(({ name }) => name).join(', ') : undefined,
    ...listTexts(t),
    jsonHref: toLocalizedPath(RANKING_JSON_PATH, language),
    placeReasonsHref: toLocalizedPath(PLACE_REASONS_PATH, language),
    qualityHref: getQualityHref(args.context.site, language),
    contactHref: toLocalizedPath('/contact', language),
    trustHref: toLocalizedPath(TRUST_PATH, language),
    vipHref: vipPath && toLocalizedPath(vipPath, language),
  }
}

type RankingData = Awaited<ReturnType<typeof loader>>

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function HowWeRank() {
  return <RankingPage data={useLoaderData<typeof loader>()} />
}

function RankingPage({ data }: { data: RankingData }) {
  const { t } = useTranslation(['ranking', 'services', 'trust', 'quality'])
  return (
    <TextPage title={data.title} lead={data.description} updated={t('updated', { day: data.updated })}>
      {data.sections.map(({ name, ...messages }) => (
        <TextSection key={name} id={name} messages={messages}>
          {name === 'orders' ? <OrderTable data={data} caption={messages.title} /> : null}
          {name === 'owners' && data.vipHref ? (
            <p>
              <a href={data.vipHref}>{t('services:names.vip')}</a>
            </p>
          ) : null}
          {name === 'others' ? <OtherListsTable data={data} caption={messages.title} /> : null}
        </TextSection>
      ))}
      <section className="prose" id="data">
        <h2>{t('data.title')}</h2>
        <p>
          {t('data.text')} <a href={data.jsonHref}>ranking.json</a>
        </p>
        <p>
          {t('place_reasons.every_search')} <a href={data.placeReasonsHref}>{t('place_reasons.title')}</a>
        </p>
        <p>
          <a href={data.qualityHref}>{t('quality:title')}</a>
        </p>
        <p>
          <a href={data.contactHref}>{t('data.contact')}</a>
        </p>
        <p>
          <a href={data.trustHref}>{t('trust:title')}</a>
        </p>
      </section>
    </TextPage>
  )
}

interface RankingTableProps {
  data: RankingData
  caption: string
}

function OrderTable({ data: { orders, homes }, caption }: RankingTableProps) {
  const { t } = useTranslation('ranking')
  return (
    <>
      <Table
        caption={caption}
        rows={orders}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'order',
            head: t('head.order'),
            cell: ({ label, isDefault }) => (
              <>
                <b>{label}</b>
                {isDefault ? <small className="mute"> {t('default')}</small> : null}
              </>
            ),
          },
          {
            key: 'rules',
            head: t('head.rules'),
            cell: ({ rules }) => (
              <ol>
                {rules.map(({ name, text }) => (
                  <li key={name}>{text}</li>
                ))}
              </ol>
            ),
          },
        ]}
      />
      {homes ? <p>{t('homes', { homes })}</p> : null}
    </>
  )
}

function OtherListsTable({ data: { otherLists }, caption }: RankingTableProps) {
  const { t } = useTranslation('ranking')
  return (
    <Table
      caption={caption}
      rows={otherLists}
      rowKey={({ name }) => name}
      columns={[
        { key: 'list', head: t('head.list'), cell: ({ name }) => <b>{name}</b> },
        { key: 'first', head: t('head.first'), cell: ({ text }) => text },
      ]}
    />
  )
}
