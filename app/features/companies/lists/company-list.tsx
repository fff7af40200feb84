import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { SelectField } from '~/ui/select'
import { Tabs } from '~/ui/tabs'
import { TextField } from '~/ui/text-field'
import { TOP_PERIODS } from '~contract/companies'
import { ListPagination } from '../list-pagination'
import { listHref } from '../list-params'
import type { CompaniesData } from './companies-loader.server'
import { CompanyCard } from './company-card'

export function CompanyList({ data }: { data: CompaniesData }) {
  const { kind, companies, page, lastPage } = data
  return (
    <>
      <TopCompanies data={data} />
      <CompanySearchForm data={data} />
      {companies.length > 0 ? (
        <ul className="company-cards">
          {companies.map((company) => (
            <CompanyCard key={company.id} company={company} kind={kind} />
          ))}
        </ul>
      ) : (
        <NoCompanies data={data} />
      )}
      <ListPagination
        page={page}
        lastPage={lastPage}
        hasNext={companies.length > 0}
        href={(number) => listPageHref(data, number)}
      />
    </>
  )
}

function listPageHref(data: CompaniesData, page: number): string {
  return listHref(data.path, { q: data.q, order_by: toSortParam(data), page })
}

function toSortParam({ order, orders }: CompaniesData): string | undefined {
  return order === orders[0] ? undefined : order
}

function TopCompanies({ data }: { data: CompaniesData }) {
  const { t } = useTranslation('companies')
  const { kind, top, path, period } = data
  if (top.length === 0) return null
  return (
    <section className="company-top" aria-labelledby="top">
      <div className="section-head">
        <h2 id="top">{t(`${kind}s.top_viewed`)}</h2>
      </div>
      {kind === 'broker' ? (
        <Tabs
          label={t('period')}
          tabs={TOP_PERIODS.map((one) => ({
            label: t(`periods.${one}`),
            href: listHref(path, { top: one === 'week' ? undefined : one, order_by: toSortParam(data) }),
            current: one === period,
          }))}
        />
      ) : null}
      <ul className="company-cards">
        {top.map((company) => (
          <CompanyCard
            key={company.id}
            company={company}
            kind={kind}
            level="h3"
            period={kind === 'broker' ? period : 'month'}
          />
        ))}
      </ul>
    </section>
  )
}

function CompanySearchForm({ data: { kind, path, q, order, orders } }: { data: CompaniesData }) {
  const { t } = useTranslation('companies')
  return (
    <form className="company-find" method="get" action={path}>
      <TextField id="q" name="q" type="search" label={t(`${kind}s.search_label`)} defaultValue={q} />
      <SelectField
        id="order_by"
        name="order_by"
        label={t('sort')}
        defaultValue={order}
        options={orders.map((one) => ({ value: one, label: t(`sorts.${one}`) }))}
      />
      <Button icon="search">{t('show')}</Button>
    </form>
  )
}

function NoCompanies({ data }: { data: CompaniesData }) {
  const { kind, q, path, lastPage, page } = data
  const { t } = useTranslation('companies')
  if (page > 1 && lastPage !== undefined && lastPage < page)
    return (
      <EmptyState
        title={t('past_end')}
        action={<ButtonLink href={listPageHref(data, lastPage)}>{t('last_page')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={q ? t('none_named', { q }) : t(`${kind}s.none`)}
      action={q ? <ButtonLink href={path}>{t('clear')}</ButtonLink> : null}
    >
      {q ? t('none_text') : null}
    </EmptyState>
  )
}

export function BecomePartnerLink() {
  const { t } = useTranslation('companies')
  const { language } = usePage()
  return (
    <section className="panel company-become">
      <div>
        <h2>{t('become_broker.title')}</h2>
        <p className="mute">{t('become_broker.text')}</p>
      </div>
      <ButtonLink href={toLocalizedPath('/contact', language)} variant="main">
        {t('become_broker.button')}
      </ButtonLink>
    </section>
  )
}
