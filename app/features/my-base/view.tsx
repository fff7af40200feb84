import { useTranslation } from 'react-i18next'
import { SEARCH_REQUEST_PATH as TELL_US } from '~/features/search-requests'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Output } from '~/ui/output'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import { FilterForm } from './filter-form'
import type { MyBaseData } from './loader.server'
import { SearchRequestRow } from './search-request-row'
import { MY_BASE_PATH, type MyBaseQuery, myBaseUrl, tabs } from './urls'

export function MyBaseView({ data }: { data: MyBaseData }) {
  const { t } = useTranslation('my-base')
  const { language } = usePage()
  const { query, rows, total, lastPage } = data
  const href = (to: Partial<MyBaseQuery>) =>
    toLocalizedPath(myBaseUrl({ ...query, page: 1, ...to }), language)
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
            {rows.map((row, at) => (
              <SearchRequestRow
                key={`${row.client.id}-${row.statement?.id}`}
                id={isFirstOfClient(rows, at) ? `client-${row.client.id}` : undefined}
                row={row}
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
                query.tab === 'clients' ? MY_BASE_PATH : `${MY_BASE_PATH}?tab=matchings`,
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

/**
 * Returns true for the client's first row: a client is listed with each matching statement, but a URL needs
 * one target.
 */
function isFirstOfClient(rows: MyBaseData['rows'], at: number): boolean {
  return rows.findIndex(({ client }) => client.id === rows[at]?.client.id) === at
}
