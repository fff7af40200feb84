import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Output } from '../../ui/output'
import { Pagination } from '../../ui/pagination'
import { Tabs } from '../../ui/tabs'
import { PATH as TELL_US } from '../client-search'
import { type Asked, addressOf, PATH, tabs } from './address'
import { FilterForm } from './filter-form'
import type { BaseData } from './load.server'
import { Row } from './row'

/** What people seek, found by a form; in the second list beside what the person offers. */
export function BaseList({ data }: { data: BaseData }) {
  const { t } = useTranslation('base')
  const { language } = usePage()
  const { asked, rows, total, lastPage } = data
  const href = (to: Partial<Asked>) => localizedPath(addressOf({ ...asked, page: 1, ...to }), language)
  const isFiltered = Object.keys(asked.filter).length > 0
  return (
    <>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((tab) => ({
          label: t(`lists.${tab}`),
          href: href({ tab }),
          current: tab === asked.tab,
        }))}
      />
      {rows.length > 0 || isFiltered ? <FilterForm data={data} /> : null}
      {rows.length > 0 ? (
        <>
          <p className="mute">
            <Output name="count" value={total}>
              {t(`found.${asked.tab}`, { count: total })}
            </Output>
          </p>
          <ul className="clients">
            {rows.map((row) => (
              <Row
                key={`${row.client.id}-${row.statement?.id}`}
                row={row}
                data={data}
                here={href({ page: asked.page })}
              />
            ))}
          </ul>
        </>
      ) : isFiltered ? (
        <EmptyState
          title={t('none_found')}
          action={
            <ButtonLink
              href={localizedPath(asked.tab === 'clients' ? PATH : `${PATH}?tab=matchings`, language)}
            >
              {t('show_all')}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          title={t(`none.${asked.tab}`)}
          action={<ButtonLink href={localizedPath(TELL_US, language)}>{t('see_form')}</ButtonLink>}
        >
          {t(`none_text.${asked.tab}`)}
        </EmptyState>
      )}
      <Pagination page={asked.page} pages={lastPage} href={(page) => href({ page })} />
    </>
  )
}
