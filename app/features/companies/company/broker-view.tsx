import { useTranslation } from 'react-i18next'
import { callRequestHref } from '~/features/call-request'
import { searchShortcutUrl } from '~/features/search-filters'
import { BROKERS_PATH, RevealPhone } from '~/features/statement-owner'
import { formatNumber } from '~/i18n/format'
import { getLangAttribute } from '~/i18n/lang-attribute'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Avatar } from '~/ui/avatar'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Tabs } from '~/ui/tabs'
import type { BrokerAgent } from '~/upstream/companies.server'
import { ListPagination } from '../list-pagination'
import { listHref } from '../list-params'
import { CompanyStatements } from '../statements/company-statements'
import { CompanyAbout } from './company-about'
import { CompanyContacts } from './company-contacts'
import { CompanyHeader } from './company-header'
import type { BrokerData } from './loader.server'

export function BrokerView({ data }: { data: BrokerData }) {
  const { t } = useTranslation('companies')
  const { t: ui } = useTranslation('ui')
  const { language, layout } = usePage()
  const { company, path, tab, offered, phone } = data
  return (
    <div className="wrap company">
      <Breadcrumbs
        label={ui('breadcrumb')}
        crumbs={[
          { label: t('brokers.title'), href: toLocalizedPath(BROKERS_PATH, language) },
          { label: company.name },
        ]}
      />
      <CompanyHeader company={company} kind="broker" />
      <div className="company-body">
        <div className="company-side">
          <CompanyContacts company={company} kind="broker" phone={phone}>
            <ButtonLink
              wide
              icon="message"
              href={callRequestHref(layout.currentHref, '1', company.name)}
              rel="nofollow"
            >
              {t('call_me')}
            </ButtonLink>
          </CompanyContacts>
          <CompanyAbout title={t('about')} text={company.about} />
        </div>
        <div>
          <Tabs
            label={company.name}
            tabs={[
              {
                label: t('tabs.statements'),
                href: path,
                current: tab === 'statements',
                count: formatNumber(company.statements, language),
              },
              {
                label: t('tabs.agents'),
                href: `${path}?tab=agents`,
                current: tab === 'agents',
                count: formatNumber(company.agents, language),
              },
            ]}
          />
          {offered ? (
            <CompanyStatements statements={offered} path={path} title={t('tabs.statements')} />
          ) : (
            <AgentList data={data} />
          )}
        </div>
      </div>
    </div>
  )
}

function AgentList({ data: { agents, path, page, phone } }: { data: BrokerData }) {
  const { t } = useTranslation('companies')
  const rows = agents?.rows ?? []
  return (
    <section className="company-offered" aria-labelledby="agents">
      <h2 id="agents">{t('tabs.agents')}</h2>
      {rows.length > 0 ? (
        <ul className="rows">
          {rows.map((agent) => (
            <AgentRow key={agent.id} agent={agent} phone={phone} />
          ))}
        </ul>
      ) : (
        <EmptyState level="h3" title={t('no_agents')} />
      )}
      <ListPagination
        page={page}
        lastPage={agents?.lastPage}
        hasNext={rows.length > 0}
        href={(number) => listHref(path, { tab: 'agents', page: number })}
      />
    </section>
  )
}

function AgentRow({ agent, phone }: { agent: BrokerAgent; phone: BrokerData['phone'] }) {
  const { t } = useTranslation('companies')
  const { language } = usePage()
  const { id, name, maskedPhone, statements } = agent
  return (
    <li>
      <div className="row">
        <Avatar name={name} />
        <p>
          <b {...getLangAttribute(name)}>{name}</b>
          {statements > 0 ? (
            <small>
              <a href={searchShortcutUrl({ lists: { users: [id] } }, language)}>
                {t('figures.statements', { count: statements, shown: formatNumber(statements, language) })}
              </a>
            </small>
          ) : null}
        </p>
      </div>
      {maskedPhone ? (
        <RevealPhone subject={`agent/${id}`} maskedPhone={maskedPhone} revealed={phone} />
      ) : null}
    </li>
  )
}
