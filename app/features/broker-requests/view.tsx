import { useTranslation } from 'react-i18next'
import { SEARCH_REQUEST_PATH as TELL_US } from '~/features/search-requests'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Output } from '~/ui/output'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import type { SearchRequest } from '~/upstream/broker-requests.server'
import type { StatementCard } from '~/upstream/statements.server'
import { FilterForm } from './filter-form'
import type { BrokerRequestsData } from './loader.server'
import { SearchRequestRow } from './search-request-row'
import { BROKER_REQUESTS_PATH, type BrokerRequestsQuery, brokerRequestsUrl, tabs } from './urls'

export function BrokerRequestsView({ data }: { data: BrokerRequestsData }) {
  const { t } = useTranslation('broker-requests')
  const { language } = usePage()
  const { query, rows, total, lastPage } = data
  const href = (to: Partial<BrokerRequestsQuery>) =>
    toLocalizedPath(brokerRequestsUrl({ ...query, page: 1, ...to }), language)
  const isFiltered = Object.keys(query.filter).length > 0
  return (
    <>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((tab) => ({
          label: t(`lists.${tab}`),
          href: href({ tab }),
          current: tab === query.tab,
        }))}
      />
      {rows.length > 0 || isFiltered ? <FilterForm data={data} /> : null}
      {rows.length > 0 ? (
        <>
          <p className="mute">
            <Output name="count" value={total}>
              {t(`found.${query.tab}`, { count: total })}
            </Output>
          </p>
          <ul className="search-requests">
            {groupByClient(rows).map(({ client, statements }) => (
              <SearchRequestRow
                key={client.id}
                client={client}
                statements={statements}
                data={data}
                currentUrl={href({ page: query.page })}
              />
            ))}
          </ul>
        </>
      ) : isFiltered ? (
        <EmptyState
          title={t('none_found')}
          action={
            <ButtonLink
              href={toLocalizedPath(
                query.tab === 'clients' ? BROKER_REQUESTS_PATH : `${BROKER_REQUESTS_PATH}?tab=matchings`,
                language,
              )}
            >
              {t('show_all')}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          title={t(`none.${query.tab}`)}
          action={<ButtonLink href={toLocalizedPath(TELL_US, language)}>{t('open_request_form')}</ButtonLink>}
        >
          {t(`none_text.${query.tab}`)}
        </EmptyState>
      )}
      <Pagination page={query.page} pages={lastPage} href={(page) => href({ page })} />
    </>
  )
}

interface MatchedClient {
  client: SearchRequest
  /** Statements of the user that match; empty in the list of clients. */
  statements: StatementCard[]
}

/** Joins the rows of each client, which are listed one for each matching statement. */
function groupByClient(rows: BrokerRequestsData['rows']): MatchedClient[] {
  const groups = new Map<number, MatchedClient>()
  for (const { client, statement } of rows) {
    const group = groups.get(client.id) ?? { client, statements: [] }
    if (statement) group.statements.push(statement)
    groups.set(client.id, group)
  }
  return [...groups.values()]
}
