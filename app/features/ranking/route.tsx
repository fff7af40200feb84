import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { Table } from '~/ui/table'
import { TextPage, TextSection } from '~/ui/text-page'
import sheet from '~/ui/text-page.css?url'
import { loadRankingPage, type RankingData } from './loader.server'

export const loader = (args: LoaderFunctionArgs) => loadRankingPage(args)

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
