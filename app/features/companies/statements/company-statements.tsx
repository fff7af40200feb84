import { useTranslation } from 'react-i18next'
import { DEFAULT_SORT_ORDER, PAGE_SIZE, searchUrl, sortOrderNames } from '~/features/search-filters'
import { StatementCard } from '~/features/statements'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { CardList } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { Output } from '~/ui/output'
import { SelectField } from '~/ui/select'
import { UnreachablePart } from '~/ui/unreachable-part'
import { ListPagination } from '../list-pagination'
import type { CompanyStatementsData } from './loader.server'
import { companyStatementsHref } from './urls'

interface CompanyStatementsProps {
  /** Statements; undefined if unavailable. */
  statements: CompanyStatementsData | undefined
  path: string
  title: string
}

export function CompanyStatements({ statements, path, title }: CompanyStatementsProps) {
  const { layout } = usePage()
  return (
    <section id="offered" className="company-offered" aria-labelledby="offered-title">
      {statements ? (
        <StatementList statements={statements} path={path} title={title} />
      ) : (
        <>
          <h2 id="offered-title">{title}</h2>
          <UnreachablePart retryHref={layout.currentHref} />
        </>
      )}
    </section>
  )
}

interface StatementListProps extends CompanyStatementsProps {
  statements: CompanyStatementsData
}

function StatementList({ statements: offered, path, title }: StatementListProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { filters, cards, promotedPlaces, total, lastPage } = offered
  return (
    <>
      <div className="section-head">
        <h2 id="offered-title">{title}</h2>
        {total === undefined ? null : (
          <span className="mute">
            <Output name="count" value={total}>
              {t('found', { count: total, shown: formatNumber(total, language) })}
            </Output>
          </span>
        )}{' '}
        {total ? (
          <a className="more" href={searchUrl({ ...filters, page: 1 }, language)}>
            {t('more_filters')}
            <Icon name="right" />
          </a>
        ) : null}
      </div>
      <StatementsFilterForm statements={offered} path={path} />
      {cards.length > 0 ? (
        <CardList>
          {cards.map((card, place) => (
            <StatementCard
              key={card.id}
              statement={card}
              level="h3"
              isPromoted={promotedPlaces.includes(place)}
            />
          ))}
        </CardList>
      ) : (
        <NoStatements statements={offered} path={path} />
      )}
      <ListPagination
        page={filters.page}
        lastPage={lastPage}
        hasNext={cards.length === PAGE_SIZE}
        href={(page) => companyStatementsHref(path, { ...filters, page })}
      />
    </>
  )
}

function StatementsFilterForm({
  statements: { options, filters, cards, isChosen },
  path,
}: Omit<StatementListProps, 'title'>) {
  const { t } = useTranslation(['companies', 'search'])
  if (cards.length < 2 && !isChosen) return null
  const url = new URL(path, 'http://here.invalid')
  return (
    <form className="company-find" method="get" action={`${url.pathname}#offered`}>
      {[...url.searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {options.map(({ name, chosen, entries }) => (
        <SelectField
          key={name}
          id={name}
          name={name}
          label={t(`companies:filters.${name}`)}
          blank={t('companies:filters.all')}
          defaultValue={chosen ?? ''}
          options={entries.map((entry) => ({ value: entry.id, label: entry.name }))}
        />
      ))}
      <SelectField
        id="order_by"
        name="order_by"
        label={t('companies:sort')}
        defaultValue={filters.sort ?? DEFAULT_SORT_ORDER}
        options={sortOrderNames.map((sort) => ({
          value: sort,
          label: t(`search:sorts.${sort}`),
        }))}
      />
      <Button>{t('companies:show')}</Button>
    </form>
  )
}

function NoStatements({
  statements: { isChosen, filters, lastPage, total },
  path,
}: Omit<StatementListProps, 'title'>) {
  const { t } = useTranslation(['companies', 'search'])
  const { language } = usePage()
  if (total && lastPage !== undefined && filters.page > lastPage)
    return (
      <EmptyState
        level="h3"
        title={t('companies:past_end')}
        action={
          <ButtonLink href={companyStatementsHref(path, { ...filters, page: lastPage })}>
            {t('companies:last_page')}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      level="h3"
      title={t('companies:nothing_offered')}
      action={
        isChosen ? (
          <ButtonLink href={`${path}#offered`}>{t('companies:clear')}</ButtonLink>
        ) : (
          <ButtonLink href={toLocalizedPath('/s', language)}>{t('companies:other_statements')}</ButtonLink>
        )
      }
    />
  )
}
