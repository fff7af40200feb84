import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Output } from '../../ui/output'
import { Pagination } from '../../ui/pagination'
import { Tabs } from '../../ui/tabs'
import { ownLives } from '../../upstream/own-statement-states'
import { NoneOffered } from '../statements'
import { type Asked, addressOf, PATH } from './address'
import { BulkBar } from './bulk-bar'
import type { OwnStatementsData } from './load.server'
import { OwnRow } from './row'
import { SearchForm } from './search-form'

/** Somebody's own statements: by state, found by words, with what can be done with them. */
export function OwnStatements({ data }: { data: OwnStatementsData }) {
  const { t } = useTranslation('own')
  const { language } = usePage()
  const { asked, statements, counts, deals, total, lastPage } = data
  const href = (to: Partial<Asked>) => localizedPath(addressOf({ ...asked, page: 1, ...to }), language)
  const isFiltered = asked.text !== '' || asked.deal !== undefined
  if (counts.all === 0 && !isFiltered)
    return <NoneOffered title={t('empty_title')}>{t('empty_text')}</NoneOffered>
  return (
    <>
      <Tabs
        label={t('tabs')}
        tabs={[undefined, ...ownLives].map((life) => ({
          label: t(`lives.${life ?? 'all'}`),
          href: href({ life }),
          current: asked.life === life,
          count: String(counts[life ?? 'all']),
        }))}
      />
      <SearchForm asked={asked} deals={deals} />
      <p className="vh">
        <Output name="count" value={total}>
          {t('found', { count: total })}
        </Output>
      </p>
      {statements.length === 0 ? (
        <EmptyState
          title={t('none_found')}
          action={<ButtonLink href={localizedPath(PATH, language)}>{t('show_all')}</ButtonLink>}
        >
          {t(isFiltered ? 'none_found_text' : 'none_here_text')}
        </EmptyState>
      ) : (
        <>
          <BulkBar here={href({ page: asked.page })} />
          <ul className="own">
            {statements.map((statement) => (
              <OwnRow key={statement.id} statement={statement} here={href({ page: asked.page })} />
            ))}
          </ul>
        </>
      )}
      <div className="after">
        <Pagination page={asked.page} pages={lastPage} href={(page) => href({ page })} />
      </div>
    </>
  )
}
